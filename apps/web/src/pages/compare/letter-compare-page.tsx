import { hrefOf } from '@shortlist/contracts';
import { diffLetters, type LetterBack, letterBack, type TextChange } from '@shortlist/difference';
import { LETTER, type Letter } from '@shortlist/model';
import { LETTERS } from '#documents/letter/letter-kind.ts';
import { useOpenDocument } from '#draft/react/use-open-document.ts';
import type { ComparedKind } from '#features/compare/compared-kind.ts';
import { LETTER_PRINTER } from '#paper/pages/letter-file.ts';
import { wordsFor } from '#paper/pages/paper-words.ts';
import { useParams } from '#platform/navigation/router/router-context.ts';
import { ComparePage } from './compare-page.tsx';

const COMPARED_LETTERS: ComparedKind<Letter> = {
  printer: LETTER_PRINTER,
  useOpen(documentId) {
    const open = useOpenDocument(documentId, LETTERS);
    if (open.status !== 'open') return open;
    const { about, document: letter, draft } = open;
    const takeBack = (change: TextChange, before: Letter) => {
      const way = letterBack(change, { before, after: letter });
      const take = (edit: LetterBack['back']) => draft.edit(edit(draft.get().draft.document));
      return (
        way &&
        (() => {
          take(way.back);
          return () => take(way.undo);
        })
      );
    };
    return { status: 'open', name: about.title, printed: letter, takeBack };
  },
  read: ({ parts, base }, sections) =>
    LETTER.readParts([...(base?.parts ?? []), ...parts], sections),
  diff: (before, after, { hasIds }) =>
    diffLetters(before, after, { hasIds, languageOf: (letter) => wordsFor(letter).language }),
  sectionsOf: (_letter, sections) => sections,
  editorHref: (letterId) => hrefOf('letter', { letterId }),
};

/** Two letters, or two states of one (`/letter/:letterId/compare?with=`). */
export function LetterComparePage() {
  const { letterId = '' } = useParams();
  return <ComparePage kind={COMPARED_LETTERS} documentId={letterId} />;
}
