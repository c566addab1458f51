import { hrefOf, type WholeDocument } from '@shortlist/contracts';
import { en } from '@shortlist/messages';
import { LETTER } from '@shortlist/model';
import { useCallback } from 'react';
import { LETTERS } from '#documents/letter/letter-kind.ts';
import { LetterGate, type OpenedLetter } from '#documents/letter/opened-letter.tsx';
import { settleDocument } from '#draft/sending/settle-document.ts';
import { letterCompareHref } from '#features/history/compare-href.ts';
import { History } from '#features/history/history.tsx';
import { LETTER_PRINTER } from '#paper/pages/letter-file.ts';
import { useWords } from '#platform/language/use-words.ts';
import { useParams } from '#platform/navigation/router/router-context.ts';
import { useSections } from '#platform/sections-context.ts';

/** The history of a letter (`/letter/:letterId/history`). */
export const LetterHistoryPage = () => (
  <LetterGate>{(open) => <LetterHistory open={open} />}</LetterGate>
);

function LetterHistory({ open: { about, document, draft } }: { open: OpenedLetter }) {
  const { letterId = '' } = useParams();
  const words = useWords(en.letter);
  const sections = useSections();
  const read = useCallback(
    ({ parts, base }: WholeDocument) => ({
      printed: LETTER.readParts([...(base?.parts ?? []), ...parts], sections),
      sections,
    }),
    [sections],
  );
  const names: Readonly<Record<string, string>> = {
    letter: words.lines,
    recipient: words.recipient,
    body: words.text,
    contact: words.head,
    look: words.design,
  };
  return (
    <History
      subject={{
        documentId: letterId,
        title: about.title,
        editorHref: hrefOf('letter', { letterId }),
        historyHref: (version) =>
          hrefOf('letterHistory', { letterId }, version ? { query: { version } } : {}),
        compareHref: (versionId) => letterCompareHref(letterId, versionId),
        now: document,
        printer: LETTER_PRINTER,
        read,
        namePart: (key) => names[key] ?? key,
        placeOf: (key) => Object.keys(names).indexOf(key),
        settle: () => settleDocument(letterId, LETTERS),
        refresh: () => draft.refresh(),
      }}
    />
  );
}
