import { hrefOf } from '@shortlist/contracts';
import { useEffect } from 'react';
import { whoIsHere } from '#draft/tabs/who-is-here.ts';
import { logError } from '#lib/log.ts';
import { catchLostFocus } from '#lib/navigation/heading-focus.ts';
import { reasonOf } from '#lib/server/reason-of.ts';
import { eraseCopiesOfEnded } from '#lib/storage/personal-copies.ts';
import { signInPath } from '#session/sign-in-path.ts';
import { useSignOut } from '#session/use-sign-out.ts';
import { LinkButton } from '#ui/buttons/link-button.tsx';
import { ErrorState } from '#ui/notices/error-state.tsx';
import { useNotice } from '#ui/notices/notice-context.ts';
import { SESSION_ENDED } from '../ended-session.ts';

/** In the place of the list when the server no longer knows this browser: the ways onward. */
export function SessionEnded() {
  const notify = useNotice();
  const { mutate: signOut, isPending } = useSignOut();
  useEffect(() => void eraseCopiesOfEnded(whoIsHere()), []);

  function handleSignOut() {
    catchLostFocus();
    signOut(undefined, {
      onError: (cause) => {
        logError('The ended session could not be left.', cause);
        void notify({ title: 'Starting anew did not work', text: reasonOf(cause) });
      },
    });
  }

  return (
    <ErrorState
      title={SESSION_ENDED.title}
      text={`${SESSION_ENDED.text} Drafts that were not saved yet are kept.`}
      retryLabel={SESSION_ENDED.confirmLabel}
      onRetry={handleSignOut}
      isRetrying={isPending}
    >
      <LinkButton to={signInPath('log-in', hrefOf('resumes'))} variant="primary">
        Log in
      </LinkButton>
    </ErrorState>
  );
}
