import { endSessionsOf } from '@shortlist/contracts';
import { en } from '@shortlist/messages';
import { type FormEvent, useState } from 'react';
import { useWords } from '#platform/language/use-words.ts';
import { reasonOf } from '#platform/server/reason-of.ts';
import { useFieldIssue } from '#platform/text/format-field-issue.ts';
import { Button } from '#ui/buttons/button.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { useToast } from '#ui/notices/toast-context.ts';
import { useEndSessions } from './api.ts';

const { email: EmailAddress } = endSessionsOf.schema.body.shape;

/** Logs an account out everywhere, by its address. */
export function EndSessions() {
  const words = useWords(en.adminSessions);
  const common = useWords(en.common);
  const sayIssue = useFieldIssue();
  const { mutate, isPending } = useEndSessions();
  const [error, setError] = useState<string>();
  const toast = useToast();

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const email = EmailAddress.safeParse(new FormData(form).get('email'));
    if (!email.success) return setError(sayIssue(email.error.issues[0]?.message));
    setError(undefined);
    mutate(email.data, {
      onSuccess: ({ ended }) => {
        toast({ tone: 'good', text: words.sessionsEnded({ count: ended }) });
        form.reset();
      },
      onError: (cause) => setError(reasonOf(common, cause)),
    });
  }

  return (
    <section aria-labelledby="end-sessions" className="mt-12 border-hairline border-t pt-8">
      <h2 id="end-sessions" className="font-semibold text-md">
        {words.endSessions}
      </h2>
      <p className="mt-2 mb-4 max-w-measure text-pretty text-muted text-sm">
        {words.endSessionsHint}
      </p>
      <form noValidate onSubmit={handleSubmit} className="flex max-w-measure flex-col gap-4">
        <TextField
          label={words.accountEmail}
          name="email"
          type="email"
          autoComplete="off"
          autoCapitalize="none"
          error={error}
        />
        <Button type="submit" className="self-start" isPending={isPending}>
          {words.logOutEverywhere}
        </Button>
      </form>
    </section>
  );
}
