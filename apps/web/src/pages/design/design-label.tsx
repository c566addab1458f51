import { Palette } from 'lucide-react';

/** What stands on the button that opens the panel. */
export const DesignLabel = () => (
  <>
    <Palette size={16} aria-hidden />
    <span className="max-sm:sr-only">Design</span>
  </>
);
