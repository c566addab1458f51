import { en } from '@shortlist/messages';
import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { useOpened } from '#draft/react/opened-document.ts';
import { useWords } from '#platform/language/use-words.ts';
import { useLateParts } from '#ui/dialogs/late-parts.ts';
import { Menu } from '#ui/dialogs/menu.tsx';
import { useLazyDialog } from '#ui/dialogs/use-lazy-dialog.ts';
import { loadLanguageDialog } from '../language/language-note.tsx';
import { useChooseLanguage } from '../language/use-choose-language.ts';
import { editorMenus } from '../late-menus.ts';
import type { ResumeActions } from './resume-menu-items.tsx';

export type EditorHeaderProps = {
  name: string;
  /** The actions of the menu; their dialogs are not the editor's. */
  menu: ResumeActions;
  /** The control of what is shown, where it does not stand at the window's foot. */
  views: ReactNode;
  /** In a wide window: all of it in the row that the top bar leaves it. */
  isOneRow: boolean;
  status: ReactNode;
  /** Says what the resume is tailored from. */
  origin: ReactNode;
  finish: ReactNode;
};

/** The control of what is shown, the resume's name with its menu, the state of the person's work, and the way to the preview. */
export function EditorHeader(props: EditorHeaderProps) {
  const words = useWords(en.editor);
  const { name, menu, views, isOneRow, status, origin, finish } = props;
  const { resume } = useOpened();
  const items = useLateParts(editorMenus);
  const onChoose = useChooseLanguage();
  const language = useLazyDialog(loadLanguageDialog, words.languagesNotShown);
  return (
    <header className="flex wide:min-h-16 flex-wrap wide:flex-nowrap items-center gap-x-4 gap-y-2 wide:pe-[var(--topbar-items,8.8125rem)]">
      {isOneRow && views}
      {/* On a phone the save status has a separate line, below the name and the button that leads on. */}
      <div className="min-w-0 grow max-md:contents md:max-wide:basis-64">
        <h1 tabIndex={-1} className="-ms-2 min-w-0 grow basis-32 outline-none">
          <Menu
            align="start"
            trigger={
              <button
                type="button"
                title={name}
                className="flex min-h-8 pointer-coarse:min-h-11 min-w-0 max-w-full items-center gap-1.5 rounded-md px-2 text-start font-semibold text-base hover:bg-raised"
              >
                <span dir="auto" className="min-w-0 truncate">
                  {name}
                </span>
                <ChevronDown size={16} aria-hidden className="shrink-0 text-muted" />
              </button>
            }
          >
            {items && <items.ResumeMenuItems {...menu} onLanguage={() => void language.open()} />}
          </Menu>
        </h1>
        <div className="flex flex-wrap items-center gap-x-4 max-md:order-1 max-md:-mt-2 max-md:-mb-3 max-md:w-full">
          {origin}
          {status}
        </div>
      </div>
      {finish}
      {!isOneRow && views && <div className="max-md:order-2 max-md:mt-3">{views}</div>}
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
