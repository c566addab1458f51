import { INVITATION_DAYS, type Invitation } from '@shortlist/contracts';
import { en } from '@shortlist/messages';
import { useQuery } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import { MEDIUM, useDateFormat } from '#platform/language/date-format.ts';
import { useWords } from '#platform/language/use-words.ts';
import { catchLostFocus } from '#platform/navigation/heading-focus.ts';
import { reasonOf } from '#platform/server/reason-of.ts';
import { Button } from '#ui/buttons/button.tsx';
import { CopyField } from '#ui/fields/copy-field.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { ErrorState } from '#ui/notices/error-state.tsx';
import { useToast } from '#ui/notices/toast-context.ts';
import { useFailureNotice } from '#ui/notices/use-failure-notice.ts';
import { Skeleton } from '#ui/skeleton.tsx';
import { invitationsQuery, useDeleteInvitation, useInvite } from './api.ts';

/** Invitations to make an account: a new one, whose link is shown once, and those that can still be used. */
export function Invitations() {
  const words = useWords(en.invitations);
  return (
    <section aria-labelledby="invitations" className="mt-12 border-hairline border-t pt-8">
      <h2 id="invitations" className="mb-4 font-semibold text-md">
        {words.title}
      </h2>
      <LoadedInvitations />
    </section>
  );
}

function LoadedInvitations() {
  const words = useWords(en.invitations);
  const common = useWords(en.common);
  const { data, isPending, isFetching, refetch } = useQuery(invitationsQuery);
  if (isPending) return <Skeleton className="h-24 w-full" />;
  if (!data) {
    return (
      <ErrorState
        title={words.notLoaded}
        text={common.noAnswer}
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      />
    );
  }
  const { signUp: mode, invitations } = data;
  return (
    <div className="flex flex-col gap-5">
      <p className="max-w-measure text-pretty text-muted text-sm">
        {words.mode({ mode })}
        {mode !== 'closed' && ` ${words.lasts({ days: INVITATION_DAYS })}`}
      </p>
      {mode !== 'closed' && <InviteForm />}
      {invitations.length > 0 && (
        <ul aria-label={words.open}>
          {invitations.map((invitation) => (
            <li key={invitation.id} className="border-hairline not-first:border-t py-3">
              <InvitationRow invitation={invitation} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function InviteForm() {
  const words = useWords(en.invitations);
  const common = useWords(en.common);
  const { mutate, data: made, variables: email, error, isPending } = useInvite();

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const to = String(new FormData(form).get('email')).trim();
    mutate(to, { onSuccess: () => form.reset() });
  }

  return (
    <>
      <form noValidate onSubmit={handleSubmit} className="flex flex-wrap items-start gap-3">
        <div className="min-w-0 flex-1 basis-64">
          <TextField
            label={words.email}
            name="email"
            type="email"
            autoComplete="off"
            hint={words.emailHint}
            error={error ? reasonOf(common, error) : undefined}
          />
        </div>
        <Button type="submit" isPending={isPending} className="mt-7">
          {words.invite}
        </Button>
      </form>
      {made && (
        <div role="status" className="flex flex-col gap-2">
          <CopyField label={words.link} value={made.link} />
          <p className="text-muted text-sm">
            {words.linkHint} {made.isMailed && words.mailed({ email: email ?? '' })}
          </p>
        </div>
      )}
    </>
  );
}

function InvitationRow({ invitation: { id, email, expiresAt } }: { invitation: Invitation }) {
  const words = useWords(en.invitations);
  const time = useDateFormat(MEDIUM);
  const toast = useToast();
  const fail = useFailureNotice();
  const { mutate, isPending } = useDeleteInvitation();
  const until = time.format(new Date(expiresAt));

  function handleDelete() {
    mutate(id, {
      onSuccess: () => {
        catchLostFocus();
        toast({ tone: 'good', text: words.removed });
      },
      onError: (cause) => void fail('An invitation was not deleted.', cause, words.notRemoved),
    });
  }

  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <p className="wrap-anywhere min-w-0">
        {email ?? words.anybody}
        <span className="text-muted text-sm">
          {' · '}
          {words.until({ until })}
        </span>
      </p>
      <Button
        size="sm"
        isPending={isPending}
        aria-label={words.removeOf({ email: email ?? '', until })}
        onClick={handleDelete}
      >
        {words.remove}
      </Button>
    </div>
  );
}
