import { LETTER_EXPORTERS } from '@shortlist/exporters';
import { en } from '@shortlist/messages';
import { useQuery } from '@tanstack/react-query';
import { useNamed } from '#draft/react/use-names.ts';
import { useLanguage } from '#platform/language/language-context.ts';
import { useWords } from '#platform/language/use-words.ts';
import { loadChunk } from '#platform/navigation/lazy-chunk.ts';
import { useSections } from '#platform/sections-context.ts';
import { documentsQuery } from '#platform/server/resumes-query.ts';
import { AttachDocument } from './attach-document.tsx';
import { useEnclosedLetters } from './use-enclosed-letters.ts';

const loadAttaching = () => loadChunk('attach-letter', () => import('./print-stored-letter.ts'));

/** Offers the visitor's own letters as files of an application. */
export function AttachLetter({ onAttach }: { onAttach: (file: File) => void }) {
  const words = useWords(en.application);
  const letters = useNamed(useQuery(documentsQuery(['letter'])).data) ?? [];
  const sections = useSections();
  const language = useLanguage();
  const enclosed = useEnclosedLetters();
  return (
    <AttachDocument
      documents={letters}
      exporters={LETTER_EXPORTERS.all}
      moreExporters={enclosed}
      words={{
        attach: words.attachLetter,
        notPrintable: words.letterNotPrintable,
        notAttachedTitle: words.theLetter,
        blanksTitle: words.letterBlanksTitle,
        blanks: words.letterBlanks,
      }}
      print={async (id, exporter) =>
        (await loadAttaching()).printStoredLetter(id, exporter, { sections, language })
      }
      onAttach={onAttach}
    />
  );
}
