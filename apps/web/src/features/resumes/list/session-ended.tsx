import { hrefOf } from '@shortlist/contracts';
import { en } from '@shortlist/messages';
import { useEffect } from 'react';
import { currentOwner } from '#draft/tabs/current-owner.ts';
import { useWords } from '#platform/language/use-words.ts';
import { catchLostFocus } from '#platform/navigation/heading-focus.ts';
import { eraseCopiesOfEnded } from '#platform/storage/personal-copies.ts';
import { signInPath } from '#session/sign-in-path.ts';
import { useSignOut } from '#session/use-sign-out.ts';
import { LinkButton } from '#ui/buttons/link-button.tsx';
import { ErrorState } from '#ui/notices/error-state.tsx';
import { useFailureNotice } from '#ui/notices/use-failure-notice.ts';

/** In the place of the list when the server no longer knows this browser: the ways onward. */
export function SessionEnded() {
  const words = useWords(en.resumeList);
  const common = useWords(en.common);
  const session = useWords(en.session);
  const fail = useFailureNotice();
  const { mutate: signOut, isPending } = useSignOut();
  useEffect(() => void eraseCopiesOfEnded(currentOwner()), []);

  function handleSignOut() {
    catchLostFocus();
    signOut(undefined, {
      onError: (cause) => {
        void fail('The ended session could not be left.', cause, words.notStartedAnew);
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
