import { ChevronsDownUp, ChevronsUpDown } from 'lucide-react';
import { MenuItem } from '#ui/dialogs/menu.tsx';

type PageBreakItemsProps = {
  /** Undefined where it cannot begin a page. */
  startsPage: boolean | undefined;
  keptTogether: boolean;
  onChange: (name: 'startsPage' | 'keptTogether', isOn: boolean) => void;
};

/** Offers what can be decided about the pages on which a section or an entry stands. */
export const PageBreakItems = ({ startsPage, keptTogether, onChange }: PageBreakItemsProps) => (
  <>
    {startsPage !== undefined && (
      <MenuItem icon={ChevronsUpDown} onSelect={() => onChange('startsPage', !startsPage)}>
        {startsPage ? 'Begin right below the text above' : 'Begin on a new page'}
      </MenuItem>
    )}
    <MenuItem icon={ChevronsDownUp} onSelect={() => onChange('keptTogether', !keptTogether)}>
      {keptTogether ? 'Let it run over pages' : 'Keep on one page'}
    </MenuItem>
  </>
);
