import { en } from '@shortlist/messages';
import { ArrowDownUp } from 'lucide-react';
import { useWords } from '#platform/language/use-words.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Menu, MenuChoice } from '#ui/dialogs/menu.tsx';
import { RESUME_SORTS, type ResumeSort } from './sort-resumes.ts';

export type SortMenuProps = { sort: ResumeSort; onSort: (sort: ResumeSort) => void };

/** Chooses the order of the list; its button says the order there is. */
export const SortMenu = ({ sort, onSort }: SortMenuProps) => {
  const words = useWords(en.resumeList);
  return (
    <Menu
      trigger={
        <Button>
          <ArrowDownUp size={16} aria-hidden />
          {words.sort({ by: words.sortName({ by: sort }) })}
        </Button>
      }
    >
      <MenuChoice
        label={words.sortBy}
        value={sort}
        options={RESUME_SORTS.map((value) => ({ value, label: words.sortName({ by: value }) }))}
        onChoose={onSort}
      />
    </Menu>
  );
};
