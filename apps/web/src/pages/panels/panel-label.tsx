import type { LucideIcon } from 'lucide-react';

/** Labels the button that opens a panel. */
export const PanelLabel = ({ icon: Icon, text }: { icon: LucideIcon; text: string }) => (
  <>
    <Icon size={16} aria-hidden />
    <span>{text}</span>
  </>
);
