import { en } from '@shortlist/messages';
import { type LeftOut, standsElsewhere } from '@shortlist/sharing';
import { useDeferredValue, useMemo } from 'react';
import { useFormatMessage } from '#platform/language/use-format-message.ts';
import { useWords } from '#platform/language/use-words.ts';
import { useSections } from '#platform/sections-context.ts';
import { quoteName } from '#platform/text/quote-name.ts';
import { Banner } from '#ui/notices/banner.tsx';
import type { ShareSubject } from './share-subject.ts';

const SUBJECTS = { sharing: en.sharing };

type ElsewhereNoteProps = {
  subject: ShareSubject;
  /** The document that is shared; undefined until it has come. */
  shared: unknown;
  leaveOut: readonly LeftOut[];
};

/** Says what is left out of a document and stands in what visitors read all the same; nothing where that is nothing. */
export function ElsewhereNote({ subject: { kind }, shared, leaveOut }: ElsewhereNoteProps) {
  const words = useWords(en.share);
  const format = useFormatMessage(SUBJECTS);
  const sections = useSections();
  const chosen = useDeferredValue(leaveOut);
  const found = useMemo(
    () => (shared === undefined ? [] : standsElsewhere(kind, shared, chosen, sections)),
    [kind, shared, chosen, sections],
  );
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
