import { en } from '@shortlist/messages';
import { type EditorSection, sectionSettings, UNTITLED } from '@shortlist/model';
import { Ellipsis } from 'lucide-react';
import { useOpened } from '#draft/react/opened-document.ts';
import { wordsFor } from '#paper/pages/paper-words.ts';
import { useWords } from '#platform/language/use-words.ts';
import { loadChunk } from '#platform/navigation/lazy-chunk.ts';
import { useSections } from '#platform/sections-context.ts';
import { IconButton } from '#ui/buttons/icon-button.tsx';
import { useLateParts } from '#ui/dialogs/late-parts.ts';
import { Menu } from '#ui/dialogs/menu.tsx';
import { useLazyDialog } from '#ui/dialogs/use-lazy-dialog.ts';
import { editorMenus } from '../../late-menus.ts';
import { useSectionActions } from './use-section-actions.ts';

const dialogs = () => loadChunk('section-dialogs', () => import('./section-dialogs.tsx'));

/** Loads the dialogs about sections: the editor opens without them. */
export const loadOwnSectionDialog = async () => (await dialogs()).OwnSectionDialog;
const loadTitleDialog = async () => (await dialogs()).TitleDialog;

type SectionMenuProps = { section: Exclude<EditorSection, 'contact'> };

/** Offers what can be done to the section that is shown: rename, hide, move, and remove where it was added. */
export function SectionMenu({ section }: SectionMenuProps) {
  const words = useWords(en.ownSections);
  const { resume } = useOpened();
  const sections = useSections();
  const { change } = useSectionActions();
  const items = useLateParts(editorMenus);
  const titling = useLazyDialog(loadTitleDialog, words.notRenamed);
  const definition = sections.all.find(({ path }) => path === section);
  if (!definition) return null;

  const { kind: key } = definition;
  const { title } = sectionSettings(resume, key);
  const own = sections.kinds.find(({ kind }) => kind === key)?.words.title;
  const usual = wordsFor(resume).titleOf(key) ?? own ?? UNTITLED;

  return (
    <>
      <Menu
        trigger={
          <IconButton
            icon={Ellipsis}
            label={words.changeSection({ section: sections.titleOf(section) })}
          />
        }
      >
        {items && <items.SectionMenuItems section={section} onRename={() => void titling.open()} />}
      </Menu>
      {titling.Dialog && (
        <titling.Dialog
          key={`${titling.isOpen} ${title}`}
          open={titling.isOpen}
          onClose={titling.close}
          title={title || usual}
          usual={usual}
          onRename={(typed) => change(key, { title: typed })}
        />
      )}
    </>
  );
}
