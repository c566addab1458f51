import { en } from '@shortlist/messages';
import type { DocumentLanguage } from '@shortlist/model';
import { useWords } from '#platform/language/use-words.ts';
import { useToast } from '#ui/notices/toast-context.ts';
import { useEditor } from '../editor-context.ts';

/** Chooses the language that the resume is printed in, by its tag and its name in the language of the interface; the message of it can take that back. */
export type ChooseLanguage = (language: DocumentLanguage, name: string) => void;

export function useChooseLanguage(): ChooseLanguage {
  const words = useWords(en.editor);
  const common = useWords(en.common);
  const { draft } = useEditor();
  const toast = useToast();
  const choose = (language: DocumentLanguage | null) =>
    draft.edit({ type: 'set-look', changes: { language } });

  return (language, name) => {
    const before = draft.get().draft.document.look.language ?? null;
    choose(language);
    toast({
      text: words.printedIn({ name }),
      action: { label: common.undo, onAction: () => choose(before) },
    });
  };
}
