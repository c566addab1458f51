import { MIN_PASSWORD, resetPassword } from '@shortlist/contracts';
import { en } from '@shortlist/messages';
import { useState } from 'react';
import { useWords } from '#platform/language/use-words.ts';
import { useSearchParams } from '#platform/navigation/router/router-context.ts';
import { call } from '#platform/server/call.ts';
import { signInPath } from '#session/sign-in-path.ts';
import { useAccountForm } from '#session/use-account-form.ts';
import { refreshToken } from '#session/use-session.ts';
import { Button } from '#ui/buttons/button.tsx';
import { LinkButton } from '#ui/buttons/link-button.tsx';
import { PasswordField } from '#ui/fields/password-field.tsx';
import { FormFailure } from '#ui/notices/banner.tsx';
import { ResetForm } from '../account-forms.ts';
import { OutcomeHeading } from '../outcome-heading.tsx';

/** Sets a new password with the token of a mail's link. */
export function ResetPassword() {
  const [search] = useSearchParams();
  const token = search.get('token') ?? '';
  const [isDone, setIsDone] = useState(false);
  if (isDone) return <Done />;
  return (
    <>
      <Heading />
      {token === '' ? (
        <NoToken />
      ) : (
        <NewPasswordForm token={token} onDone={() => setIsDone(true)} />
      )}
    </>
  );
}

const Heading = () => {
  const words = useWords(en.resetPassword);
  return <h1 className="font-serif text-xl tracking-tight sm:text-2xl">{words.title}</h1>;
};

function NewPasswordForm({ token, onDone }: { token: string; onDone: () => void }) {
  const words = useWords(en.resetPassword);
  const { field, handleSubmit, isSubmitting, failure } = useAccountForm({
    schema: ResetForm,
    defaultValues: { newPassword: '' },
    async send({ newPassword }) {
      await call(resetPassword, { body: { token, newPassword } });
      onDone();
      // Every session of the account has ended; the one of this browser may have been one of them.
      void refreshToken();
    },
  });

  return (
    <>
      <p className="mt-3 mb-8 text-pretty text-muted">{words.hint}</p>
      <form noValidate onSubmit={handleSubmit} className="flex flex-col gap-5">
        <FormFailure text={failure} />
        <PasswordField
          label={words.newPassword}
          autoComplete="new-password"
          hint={words.passwordHint({ least: MIN_PASSWORD })}
          {...field('newPassword')}
        />
        <div className="flex flex-wrap justify-end gap-3">
          {failure && <LinkButton to={signInPath('forgot')}>{words.sendNewLink}</LinkButton>}
          <Button type="submit" variant="primary" isPending={isSubmitting}>
            {words.setPassword}
          </Button>
        </div>
      </form>
    </>
  );
}

const NoToken = () => {
  const words = useWords(en.resetPassword);
  return (
    <>
      <p className="mt-3 mb-8 text-pretty text-muted">{words.incompleteReset}</p>
      <LinkButton variant="primary" to={signInPath('forgot')}>
        {words.sendNewLink}
      </LinkButton>
    </>
  );
};

function Done() {
  const words = useWords(en.resetPassword);
  const common = useWords(en.common);
  return (
    <>
      <OutcomeHeading>{words.passwordSet}</OutcomeHeading>
      <p className="mt-3 mb-8 text-pretty text-muted">{words.passwordSetHint}</p>
      <LinkButton variant="primary" to={signInPath()}>
        {common.logIn}
      </LinkButton>
    </>
  );
}
