import { hrefOf } from '@shortlist/contracts';
import { en } from '@shortlist/messages';
import { useEffect } from 'react';
import { currentOwner } from '#draft/tabs/current-owner.ts';
import { useWords } from '#platform/language/use-words.ts';
import { logError } from '#platform/log.ts';
import { catchLostFocus } from '#platform/navigation/heading-focus.ts';
import { reasonOf } from '#platform/server/reason-of.ts';
import { eraseCopiesOfEnded } from '#platform/storage/personal-copies.ts';
import { signInPath } from '#session/sign-in-path.ts';
import { useSignOut } from '#session/use-sign-out.ts';
import { LinkButton } from '#ui/buttons/link-button.tsx';
import { ErrorState } from '#ui/notices/error-state.tsx';
import { useNotice } from '#ui/notices/notice-context.ts';

/** In the place of the list when the server no longer knows this browser: the ways onward. */
export function SessionEnded() {
  const words = useWords(en.resumeList);
  const common = useWords(en.common);
  const session = useWords(en.session);
  const notify = useNotice();
  const { mutate: signOut, isPending } = useSignOut();
  useEffect(() => void eraseCopiesOfEnded(currentOwner()), []);

  function handleSignOut() {
    catchLostFocus();
    signOut(undefined, {
      onError: (cause) => {
        logError('The ended session could not be left.', cause);
        void notify({ title: words.notStartedAnew, text: reasonOf(common, cause) });
      },
    });
  }

  return (
    <ErrorState
      title={session.ended}
      text={words.draftsThatWereNotSaved({ text: session.endedText })}
      retryLabel={session.startAnew}
      onRetry={handleSignOut}
      isRetrying={isPending}
    >
      <LinkButton to={signInPath('log-in', hrefOf('resumes'))} variant="primary">
        {common.logIn}
      </LinkButton>
    </ErrorState>
  );
}
