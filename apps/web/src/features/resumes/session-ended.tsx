import { hrefOf } from '@shortlist/contracts';
import { catchLostFocus } from '#lib/heading-focus.ts';
import { logError } from '#lib/log.ts';
import { loginPath } from '#lib/login-path.ts';
import { reasonOf } from '#lib/reason-of.ts';
import { useStartAnew } from '#lib/use-start-anew.ts';
import { ErrorState } from '#ui/error-state.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { useNotice } from '#ui/notice-context.ts';
import { START_ANEW } from './ended-session.ts';

/** In the place of the list when the server no longer knows this browser: the ways onward. */
export function SessionEnded() {
  const notify = useNotice();
  const { mutate: startAnew, isPending } = useStartAnew();

  function handleStart() {
    catchLostFocus();
    startAnew(undefined, {
      onError: (cause) => {
        logError('The ended session could not be laid down.', cause);
        void notify({ title: 'Starting anew did not work', text: reasonOf(cause) });
      },
    });
  }

  return (
    <ErrorState
      title={START_ANEW.title}
      text={`${START_ANEW.text} Drafts that were not saved yet are kept.`}
      retryLabel={START_ANEW.confirmLabel}
      onRetry={handleStart}
      isRetrying={isPending}
    >
      <LinkButton to={loginPath('log-in', hrefOf('resumes'))} variant="primary">
        Log in
      </LinkButton>
    </ErrorState>
  );
}
