import type { LucideIcon } from 'lucide-react';

/** Labels the button that opens a panel; on a phone its icon alone is seen. */
export const PanelLabel = ({ icon: Icon, text }: { icon: LucideIcon; text: string }) => (
  <>
    <Icon size={16} aria-hidden />
    <span className="max-sm:sr-only">{text}</span>
  </>
);
