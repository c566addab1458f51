import { endReminders, hrefOf } from '@shortlist/contracts';
import { en } from '@shortlist/messages';
import { useMutation } from '@tanstack/react-query';
import { useWords } from '#platform/language/use-words.ts';
import { logError } from '#platform/log.ts';
import { useSearchParams } from '#platform/navigation/router/router-context.ts';
import { call } from '#platform/server/call.ts';
import { reasonOf } from '#platform/server/reason-of.ts';
import { Button } from '#ui/buttons/button.tsx';
import { LinkButton } from '#ui/buttons/link-button.tsx';
import { FormFailure } from '#ui/notices/banner.tsx';
import { OutcomeHeading } from './outcome-heading.tsx';

/** Ends reminders by the token of a mail's link: by a button, since programs that check mails open links too. Nobody needs to be logged in. */
export function EndReminders() {
  const common = useWords(en.common);
  const words = useWords(en.endReminders);
  const [search] = useSearchParams();
  const token = search.get('token') ?? '';
  const { mutate, isPending, isSuccess, error } = useMutation({
    mutationFn: () => call(endReminders, { querystring: { token } }),
    onError: (cause) => logError('The reminders were not ended.', cause),
  });

  if (isSuccess) return <Ended />;
  return (
    <>
      <h1 className="font-serif text-xl tracking-tight sm:text-2xl">{words.title}</h1>
      <p className="mt-3 mb-8 text-pretty text-muted">
        {token === '' ? words.incomplete : words.hint}
      </p>
      {token !== '' && (
        <div className="flex flex-col items-start gap-5">
          <FormFailure text={error ? reasonOf(common, error) : undefined} />
          <Button variant="primary" isPending={isPending} onClick={() => mutate()}>
            {words.stop}
          </Button>
        </div>
      )}
    </>
  );
}

function Ended() {
  const words = useWords(en.endReminders);
  return (
    <>
      <OutcomeHeading>{words.stopped}</OutcomeHeading>
      <p className="mt-3 mb-8 text-pretty text-muted">{words.stoppedHint}</p>
      <LinkButton to={hrefOf('pursuits')}>{words.toApplications}</LinkButton>
    </>
  );
}
