import type { DocumentLanguage } from '@shortlist/resume';
import { useToast } from '#ui/notices/toast-context.ts';
import { useEditor } from '../editor-context.ts';
import { languageName } from './language-names.ts';

/** Chooses the language that the resume is printed in; the message of it can take that back. */
export function useChooseLanguage() {
  const { draft } = useEditor();
  const toast = useToast();
  const choose = (language: DocumentLanguage | null) =>
    draft.edit({ type: 'set-look', changes: { language } });

  return (language: DocumentLanguage) => {
    const before = draft.get().draft.document.look.language ?? null;
    choose(language);
    toast({
      text: `Titles and months are printed in ${languageName(language)}.`,
      action: { label: 'Undo', onAction: () => choose(before) },
    });
  };
}
