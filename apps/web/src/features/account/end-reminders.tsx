import { endReminders, hrefOf } from '@shortlist/contracts';
import { en } from '@shortlist/messages';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useWords } from '#platform/language/use-words.ts';
import { logError } from '#platform/log.ts';
import { useSearchParams } from '#platform/navigation/router/router-context.ts';
import { call } from '#platform/server/call.ts';
import { reasonOf } from '#platform/server/reason-of.ts';
import { Button } from '#ui/buttons/button.tsx';
import { LinkButton } from '#ui/buttons/link-button.tsx';
import { FormFailure } from '#ui/notices/banner.tsx';

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
      <Heading>{words.title}</Heading>
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

type HeadingProps = { children: string; isNew?: boolean };

/** `isNew` gives it the focus, since the button that was pressed is gone. */
function Heading({ children, isNew = false }: HeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isNew) heading.current?.focus();
  }, [isNew]);
  return (
    <h1 ref={heading} tabIndex={-1} className="font-serif text-xl tracking-tight sm:text-2xl">
      {children}
    </h1>
  );
}

function Ended() {
  const words = useWords(en.endReminders);
  return (
    <>
      <Heading isNew>{words.stopped}</Heading>
      <p className="mt-3 mb-8 text-pretty text-muted">{words.stoppedHint}</p>
      <LinkButton to={hrefOf('pursuits')}>{words.toApplications}</LinkButton>
    </>
  );
}
