import { en } from '@shortlist/messages';
import { ownKey } from '@shortlist/model';
import { PenLine, Plus } from 'lucide-react';
import { useWords } from '#platform/language/use-words.ts';
import { useSections } from '#platform/sections-context.ts';
import { randomUuid } from '#platform/storage/submission-id.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Menu, MenuHeading, MenuItem } from '#ui/dialogs/menu.tsx';
import { useLazyDialog } from '#ui/dialogs/use-lazy-dialog.ts';
import { loadOwnSectionDialog } from './section-menu.tsx';
import { useSectionActions } from './use-section-actions.ts';

/** The sections that the resume does not have yet, and the way to one of the person's own. */
export function AddSectionMenu() {
  const words = useWords(en.ownSections);
  const { kinds, tabs } = useSections();
  const { add } = useSectionActions();
  const own = useLazyDialog(loadOwnSectionDialog, words.formNotOpened);
  const offered = kinds.filter(({ isOptional, path }) => isOptional && !tabs.includes(path));

  return (
    <>
      <Menu
        trigger={
          <Button size="sm" variant="ghost" className="shrink-0">
            <Plus size={16} aria-hidden />
            {words.addSection}
          </Button>
        }
      >
        {offered.length > 0 && <MenuHeading>{words.addToResume}</MenuHeading>}
        {offered.map(({ kind, shape, words }) => (
          <MenuItem key={kind} onSelect={() => add(kind, shape === 'entries')}>
            {words.title}
          </MenuItem>
        ))}
        <MenuItem icon={PenLine} onSelect={() => void own.open()}>
          {words.ownSectionItem}
        </MenuItem>
      </Menu>
      {own.Dialog && (
        <own.Dialog
          open={own.isOpen}
          onClose={own.close}
          onAdd={(title, shape) => add(ownKey(randomUuid()), shape === 'entries', { title, shape })}
        />
      )}
    </>
  );
}
