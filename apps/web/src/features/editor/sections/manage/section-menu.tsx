import { en } from '@shortlist/messages';
import {
  type EditorSection,
  isOwnKey,
  paperOrder,
  sectionSettings,
  UNTITLED,
} from '@shortlist/model';
import { ArrowDown, ArrowUp, Ellipsis, Eye, EyeOff, Pencil, Trash2 } from 'lucide-react';
import { useOpened } from '#draft/react/opened-document.ts';
import { wordsFor } from '#paper/pages/paper-words.ts';
import { useWords } from '#platform/language/use-words.ts';
import { useSections } from '#platform/sections-context.ts';
import { IconButton } from '#ui/buttons/icon-button.tsx';
import { Menu, MenuItem } from '#ui/dialogs/menu.tsx';
import { useLazyDialog } from '#ui/dialogs/use-lazy-dialog.ts';
import { PageBreakItems } from '../../page-break-items.tsx';
import { loadTitleDialog } from './load-section-dialogs.ts';
import { useSectionActions } from './use-section-actions.ts';

type SectionMenuProps = { section: Exclude<EditorSection, 'contact'> };

/** Offers what can be done to the section that is shown: rename, hide, move, and remove where it was added. */
export function SectionMenu({ section }: SectionMenuProps) {
  const words = useWords(en.ownSections);
  const { resume } = useOpened();
  const sections = useSections();
  const { change, move, remove } = useSectionActions();
  const titling = useLazyDialog(loadTitleDialog, words.notRenamed);
  const definition = sections.all.find(({ path }) => path === section);
  if (!definition) return null;

  const { kind: key } = definition;
  const { isHidden, title, startsPage, keptTogether } = sectionSettings(resume, key);
  const own = sections.kinds.find(({ kind }) => kind === key)?.words.title;
  const usual = wordsFor(resume).titleOf(key) ?? own ?? UNTITLED;
  const order = paperOrder(resume, sections);
  const position = order.indexOf(section);

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
        <MenuItem icon={Pencil} onSelect={() => void titling.open()}>
          {words.renameItem}
        </MenuItem>
        <MenuItem
          icon={isHidden ? Eye : EyeOff}
          onSelect={() => change(key, { isHidden: !isHidden })}
        >
          {isHidden ? words.show : words.hide}
        </MenuItem>
        {position > 0 && (
          <MenuItem icon={ArrowUp} onSelect={() => move(section, -1)}>
            {words.moveUp}
          </MenuItem>
        )}
        {position < order.length - 1 && (
          <MenuItem icon={ArrowDown} onSelect={() => move(section, 1)}>
            {words.moveDown}
          </MenuItem>
        )}
        {!isHidden && (
          <PageBreakItems
            startsPage={position > 0 ? startsPage : undefined}
            keptTogether={keptTogether}
            onChange={(name, isOn) => change(key, { [name]: isOn })}
          />
        )}
        {(definition.isOptional || isOwnKey(key)) && (
          <MenuItem icon={Trash2} isDangerous onSelect={() => void remove(key, section)}>
            {words.removeSection}
          </MenuItem>
        )}
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
