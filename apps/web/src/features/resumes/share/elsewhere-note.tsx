import { en } from '@shortlist/messages';
import type { LeftOut } from '@shortlist/sharing';
import { useDeferredValue } from 'react';
import { useFormatMessage } from '#platform/language/use-format-message.ts';
import { useWords } from '#platform/language/use-words.ts';
import { quoteName } from '#platform/text/quote-name.ts';
import { Banner } from '#ui/notices/banner.tsx';
import type { ElsewhereOf } from './use-elsewhere.ts';

const SUBJECTS = { sharing: en.sharing };

type ElsewhereNoteProps = { elsewhereOf: ElsewhereOf; leaveOut: readonly LeftOut[] };

/** Says what is left out of a document and stands in what visitors read all the same; nothing where that is nothing. */
export function ElsewhereNote({ elsewhereOf, leaveOut }: ElsewhereNoteProps) {
  const words = useWords(en.share);
  const format = useFormatMessage(SUBJECTS);
  const found = elsewhereOf(useDeferredValue(leaveOut));
  if (found.length === 0) return null;
  return (
    <Banner tone="warning">
      <p>{words.elsewhere({ count: found.length })}</p>
      <ul className="list-disc ps-5">
        {found.map(({ text, where }) => {
          const said = words.elsewhereIn({ text: quoteName(text), where: format(where) });
          return (
            <li key={said} className="wrap-anywhere">
              {said}
            </li>
          );
        })}
      </ul>
    </Banner>
  );
}
