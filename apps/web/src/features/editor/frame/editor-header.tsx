import { en } from '@shortlist/messages';
import { ChevronDown, CopyPlus, Languages, Pencil, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useOpened } from '#draft/react/opened-document.ts';
import { useWords } from '#platform/language/use-words.ts';
import { Menu, MenuItem } from '#ui/dialogs/menu.tsx';
import { useLazyDialog } from '#ui/dialogs/use-lazy-dialog.ts';
import { loadLanguageDialog } from '../language/load-language-parts.ts';
import { useChooseLanguage } from '../language/use-choose-language.ts';

export type EditorHeaderProps = {
  name: string;
  /** The menu's actions; their dialogs are not the editor's. */
  onRename: () => void;
  onDuplicate: () => void;
  onDelete: () => void;
  tools: ReactNode;
  /** The status line and the way to the preview, where they do not stand at the window's foot. */
  status?: ReactNode;
  finish?: ReactNode;
};

/** The resume's name with its menu, the state of the person's work, the tools, and the way to the preview. */
export function EditorHeader(props: EditorHeaderProps) {
  const words = useWords(en.editor);
  const common = useWords(en.common);
  const { name, onRename, onDuplicate, onDelete, tools, status, finish } = props;
  const { resume } = useOpened();
  const onChoose = useChooseLanguage();
  const language = useLazyDialog(loadLanguageDialog, words.languagesNotShown);
  return (
    <header className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <div className="flex min-w-0 grow basis-64 flex-wrap items-center gap-x-6 gap-y-1">
        <h1 tabIndex={-1} className="-ms-2 min-w-0 outline-none">
          <Menu
            align="start"
            trigger={
              <button
                type="button"
                title={name}
                className="flex min-h-11 min-w-0 max-w-full items-center gap-2 rounded-md px-2 text-start font-serif text-lg hover:bg-raised"
              >
                <span dir="auto" className="wrap-anywhere line-clamp-2 min-w-0">
                  {name}
                </span>
                <ChevronDown size={18} aria-hidden className="shrink-0 text-muted" />
              </button>
            }
          >
            <MenuItem icon={Pencil} onSelect={onRename}>
              {words.edit}
            </MenuItem>
            <MenuItem icon={CopyPlus} onSelect={onDuplicate}>
              {common.duplicate}
            </MenuItem>
            <MenuItem icon={Languages} onSelect={() => void language.open()}>
              {words.language}
            </MenuItem>
            <MenuItem icon={Trash2} isDangerous onSelect={onDelete}>
              {common.delete}
            </MenuItem>
          </Menu>
        </h1>
        {/* So wide that "Saved" and "Saving…" stand in the same row. */}
        {status && <div className="min-w-24">{status}</div>}
      </div>
      {tools}
      {finish}
      {language.Dialog && (
        <language.Dialog
          open={language.isOpen}
          onClose={language.close}
          resume={resume}
          onChoose={onChoose}
        />
      )}
    </header>
  );
}
