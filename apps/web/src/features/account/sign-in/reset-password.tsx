import { MIN_PASSWORD, resetPassword } from '@shortlist/contracts';
import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from '#lib/navigation/router/router-context.ts';
import { call } from '#lib/server/call.ts';
import { FormFailure } from '#session/form-failure.tsx';
import { signInPath } from '#session/sign-in-path.ts';
import { useAccountForm } from '#session/use-account-form.ts';
import { refreshToken } from '#session/use-session.ts';
import { Button } from '#ui/buttons/button.tsx';
import { LinkButton } from '#ui/buttons/link-button.tsx';
import { PasswordField } from '#ui/fields/password-field.tsx';
import { ResetForm } from '../account-forms.ts';

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

const Heading = () => (
  <h1 className="font-serif text-xl tracking-tight sm:text-2xl">Set a new password</h1>
);

function NewPasswordForm({ token, onDone }: { token: string; onDone: () => void }) {
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
      <p className="mt-3 mb-8 text-pretty text-muted">
        It ends every session of your account, on all devices; then you log in with it.
      </p>
      <form noValidate onSubmit={handleSubmit} className="flex flex-col gap-5">
        <FormFailure text={failure} />
        <PasswordField
          label="New password"
          autoComplete="new-password"
          hint={`At least ${MIN_PASSWORD} characters. A few words in a row are easy to remember and hard to guess.`}
          {...field('newPassword')}
        />
        <div className="flex flex-wrap justify-end gap-3">
          {failure && <LinkButton to={signInPath('forgot')}>Send a new link</LinkButton>}
          <Button type="submit" variant="primary" isPending={isSubmitting}>
            Set password
          </Button>
        </div>
      </form>
    </>
  );
}

const NoToken = () => (
  <>
    <p className="mt-3 mb-8 text-pretty text-muted">
      This address is not complete: it came without the code of the mail. Open the link in the mail
      again, or have a new one sent.
    </p>
    <LinkButton variant="primary" to={signInPath('forgot')}>
      Send a new link
    </LinkButton>
  </>
);

function Done() {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <>
      <h1 ref={heading} tabIndex={-1} className="font-serif text-xl tracking-tight sm:text-2xl">
        Your new password is set
      </h1>
      <p className="mt-3 mb-8 text-pretty text-muted">
        Every session of your account has ended. Log in with the new password to go on.
      </p>
      <LinkButton variant="primary" to={signInPath()}>
        Log in
      </LinkButton>
    </>
  );
}
