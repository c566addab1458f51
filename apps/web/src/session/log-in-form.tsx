import { signIn } from '@shortlist/contracts';
import { en } from '@shortlist/messages';
import { useEffect, useState } from 'react';
import { useWords } from '#platform/language/use-words.ts';
import { Link } from '#platform/navigation/router/link.tsx';
import { call } from '#platform/server/call.ts';
import { Button } from '#ui/buttons/button.tsx';
import { PasswordField } from '#ui/fields/password-field.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { FormFailure } from '#ui/notices/banner.tsx';
import { LogInFields } from './log-in-fields.ts';
import { PasskeyLogIn } from './passkey-log-in.tsx';
import { signInPath } from './sign-in-path.ts';
import { fieldOf, useAccountForm } from './use-account-form.ts';
import { type Entered, useEnter } from './use-enter.ts';

type LogInFormProps = {
  /** Filled in already, where it is known. */
  email?: string | undefined;
  /** Target of Forgot password: a view of this page, or another tab where this page must stay. */
  forgot?: { to: string } | 'new-tab';
  onDone: (entered: Entered) => void;
};

/** Logs in with e-mail and password, and a code where the account asks for one; or by a passkey. */
export function LogInForm({ email = '', forgot = 'new-tab', onDone }: LogInFormProps) {
  const words = useWords(en.logInForm);
  const common = useWords(en.common);
  const enter = useEnter();
  const [asksCode, setAsksCode] = useState(false);
  const { field, handleSubmit, isSubmitting, failure, focus } = useAccountForm({
    schema: LogInFields,
    defaultValues: { email, password: '', code: '' },
    async send({ code, ...values }) {
      const body = { ...values, ...(code.trim() !== '' && { code }) };
      try {
        onDone(enter(await call(signIn, { body })));
      } catch (cause) {
        if (asksCode || fieldOf(cause) !== 'code') throw cause;
        setAsksCode(true);
      }
    },
  });
  useEffect(() => {
    if (asksCode) focus('code');
  }, [asksCode, focus]);
  const isNewTab = forgot === 'new-tab';

  return (
    <div className="flex flex-col gap-5">
      <form noValidate onSubmit={handleSubmit} className="flex flex-col gap-5">
        <FormFailure text={failure} />
        <TextField label={words.email} type="email" autoComplete="username" {...field('email')} />
        <PasswordField
          label={words.password}
          autoComplete="current-password"
          {...field('password')}
        />
        {asksCode && (
          <TextField
            label={words.code}
            hint={words.codeHint}
            autoComplete="one-time-code"
            autoCapitalize="none"
            {...field('code')}
          />
        )}
        <div className="flex flex-wrap items-center justify-between gap-3">
          <Link
            to={isNewTab ? signInPath('forgot') : forgot.to}
            {...(isNewTab && { target: '_blank' })}
            className="inline-flex min-h-10 pointer-coarse:min-h-11 items-center text-muted text-sm underline underline-offset-4 hover:text-ink"
          >
            {words.forgotPassword}
            {isNewTab && <span className="sr-only"> {words.inNewTab}</span>}
          </Link>
          <Button type="submit" variant="primary" isPending={isSubmitting}>
            {common.logIn}
          </Button>
        </div>
      </form>
      <PasskeyLogIn onDone={onDone} />
    </div>
  );
}
