import { en } from '@shortlist/messages';
import { ChevronsDownUp, ChevronsUpDown } from 'lucide-react';
import { useWords } from '#platform/language/use-words.ts';
import { MenuItem } from '#ui/dialogs/menu.tsx';

type PageBreakItemsProps = {
  /** Undefined where it cannot begin a page. */
  startsPage: boolean | undefined;
  keptTogether: boolean;
  onChange: (name: 'startsPage' | 'keptTogether', isOn: boolean) => void;
};

/** Offers what can be decided about the pages on which a section or an entry stands. */
export const PageBreakItems = ({ startsPage, keptTogether, onChange }: PageBreakItemsProps) => {
  const words = useWords(en.editor);
  return (
    <>
      {startsPage !== undefined && (
        <MenuItem icon={ChevronsUpDown} onSelect={() => onChange('startsPage', !startsPage)}>
          {startsPage ? words.beginBelow : words.beginOnPage}
        </MenuItem>
      )}
      <MenuItem icon={ChevronsDownUp} onSelect={() => onChange('keptTogether', !keptTogether)}>
        {keptTogether ? words.keepTogetherNot : words.keepTogether}
      </MenuItem>
    </>
  );
};
