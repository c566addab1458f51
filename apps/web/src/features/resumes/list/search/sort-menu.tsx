import { ArrowDownUp } from 'lucide-react';
import { Button } from '#ui/buttons/button.tsx';
import { Menu, MenuChoice } from '#ui/dialogs/menu.tsx';
import { RESUME_SORTS, type ResumeSort } from './sort-resumes.ts';

export type SortMenuProps = { sort: ResumeSort; onSort: (sort: ResumeSort) => void };

/** Chooses the order of the list; its button says the order there is. */
export const SortMenu = ({ sort, onSort }: SortMenuProps) => (
  <Menu
    trigger={
      <Button>
        <ArrowDownUp size={16} aria-hidden />
        Sort: {RESUME_SORTS.find(({ value }) => value === sort)?.label}
      </Button>
    }
  >
    <MenuChoice label="Sort by" value={sort} options={RESUME_SORTS} onChoose={onSort} />
  </Menu>
);
