import { en } from '@shortlist/messages';
import { type EditorSection, isOwnKey, paperOrder, sectionSettings } from '@shortlist/model';
import { ArrowDown, ArrowUp, Eye, EyeOff, Pencil, Trash2 } from 'lucide-react';
import { useOpened } from '#draft/react/opened-document.ts';
import { useWords } from '#platform/language/use-words.ts';
import { useSections } from '#platform/sections-context.ts';
import { MenuItem } from '#ui/dialogs/menu.tsx';
import { PageBreakItems } from '../../page-break-items.tsx';
import { useSectionActions } from './use-section-actions.ts';

type SectionMenuItemsProps = {
  section: Exclude<EditorSection, 'contact'>;
  onRename: () => void;
};

/** Offers what can be done to a section as a whole, as items of its menu. */
export function SectionMenuItems({ section, onRename }: SectionMenuItemsProps) {
  const words = useWords(en.ownSections);
  const { resume } = useOpened();
  const sections = useSections();
  const { change, move, remove } = useSectionActions();
  const definition = sections.all.find(({ path }) => path === section);
  if (!definition) return null;

  const { kind: key } = definition;
  const { isHidden, startsPage, keptTogether } = sectionSettings(resume, key);
  const order = paperOrder(resume, sections);
  const position = order.indexOf(section);

  return (
    <>
      <MenuItem icon={Pencil} onSelect={onRename}>
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
    </>
  );
}
