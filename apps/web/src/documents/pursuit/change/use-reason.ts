import { en } from '@shortlist/messages';
import { NotOpened } from '#draft/opening/with-open-document.ts';
import { useWords } from '#platform/language/use-words.ts';
import { reasonOf } from '#platform/server/reason-of.ts';

/** Returns how to say why an application could not be changed or made. */
export function useReason(): (cause: unknown) => string {
  const words = useWords(en.applications);
  const common = useWords(en.common);
  const session = useWords(en.session);
  return (cause) => {
    if (!(cause instanceof NotOpened)) return reasonOf(common, cause);
    const opening = cause.cause;
    if (opening.status === 'unreachable') return words.notHere;
    const isEnded = opening.status === 'logged-out' || isNoSession(opening);
    return isEnded ? `${session.ended}.` : words.gone;
  };
}

/** Checks whether a document is not opened because the browser's session is over. */
export const isNoSession = (opening: NotOpened['cause']): boolean =>
  opening.status === 'refused' && opening.why === 'no-session';
