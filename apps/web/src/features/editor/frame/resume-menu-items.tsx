import { en } from '@shortlist/messages';
import {
  CopyPlus,
  History,
  Languages,
  Pencil,
  Scissors,
  Share2,
  Trash2,
  Unlink,
} from 'lucide-react';
import { useWords } from '#platform/language/use-words.ts';
import { MenuItem } from '#ui/dialogs/menu.tsx';

/** Actions of the menu at a resume's name. */
export type ResumeActions = {
  onRename: () => void;
  onTailor: () => void;
  /** Of a tailored resume. */
  onDetach: (() => void) | undefined;
  onDuplicate: () => void;
  onShare: () => void;
  onHistory: () => void;
  onDelete: () => void;
};

type ResumeMenuItemsProps = ResumeActions & { onLanguage: () => void };

/** Offers what can be done to a resume as a whole, as items of the menu at its name. */
export function ResumeMenuItems(props: ResumeMenuItemsProps) {
  const words = useWords(en.editor);
  const common = useWords(en.common);
  const tailored = useWords(en.tailored);
  const { onRename, onTailor, onDetach, onDuplicate, onShare, onLanguage, onHistory } = props;
  return (
    <>
      <MenuItem icon={Pencil} onSelect={onRename}>
        {words.edit}
      </MenuItem>
      <MenuItem icon={Scissors} onSelect={onTailor}>
        {tailored.tailor}
      </MenuItem>
      {onDetach && (
        <MenuItem icon={Unlink} onSelect={onDetach}>
          {tailored.detach}
        </MenuItem>
      )}
      <MenuItem icon={CopyPlus} onSelect={onDuplicate}>
        {common.duplicate}
      </MenuItem>
      <MenuItem icon={Share2} onSelect={onShare}>
        {common.share}
      </MenuItem>
      <MenuItem icon={Languages} onSelect={onLanguage}>
        {words.language}
      </MenuItem>
      <MenuItem icon={History} onSelect={onHistory}>
        {words.history}
      </MenuItem>
      <MenuItem icon={Trash2} isDangerous onSelect={props.onDelete}>
        {common.delete}
      </MenuItem>
    </>
  );
}
