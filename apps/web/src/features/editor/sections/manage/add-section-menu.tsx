import { en } from '@shortlist/messages';
import { ownKey } from '@shortlist/model';
import { Plus } from 'lucide-react';
import { useWords } from '#platform/language/use-words.ts';
import { randomUuid } from '#platform/storage/submission-id.ts';
import { Button } from '#ui/buttons/button.tsx';
import { useLateParts } from '#ui/dialogs/late-parts.ts';
import { Menu } from '#ui/dialogs/menu.tsx';
import { useLazyDialog } from '#ui/dialogs/use-lazy-dialog.ts';
import { editorMenus } from '../../late-menus.ts';
import { loadOwnSectionDialog } from './section-menu.tsx';
import { useSectionActions } from './use-section-actions.ts';

/** The sections that the resume does not have yet, and the way to one of the person's own. */
export function AddSectionMenu() {
  const words = useWords(en.ownSections);
  const { add } = useSectionActions();
  const items = useLateParts(editorMenus);
  const own = useLazyDialog(loadOwnSectionDialog, words.formNotOpened);

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
        {items && <items.AddSectionItems onOwn={() => void own.open()} />}
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
