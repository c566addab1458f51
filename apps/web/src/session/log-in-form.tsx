import { signIn } from '@shortlist/contracts';
import { en } from '@shortlist/messages';
import { useWords } from '#platform/language/use-words.ts';
import { Link } from '#platform/navigation/router/link.tsx';
import { call } from '#platform/server/call.ts';
import { Button } from '#ui/buttons/button.tsx';
import { PasswordField } from '#ui/fields/password-field.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { FormFailure } from '#ui/notices/banner.tsx';
import { LogInFields } from './log-in-fields.ts';
import { signInPath } from './sign-in-path.ts';
import { useAccountForm } from './use-account-form.ts';
import { type Entered, useEnter } from './use-enter.ts';

type LogInFormProps = {
  /** Filled in already, where it is known. */
  email?: string | undefined;
  /** Target of Forgot password: a view of this page, or another tab where this page must stay. */
  forgot?: { to: string } | 'new-tab';
  onDone: (entered: Entered) => void;
};

/** Logs in with e-mail and password. */
export function LogInForm({ email = '', forgot = 'new-tab', onDone }: LogInFormProps) {
  const words = useWords(en.logInForm);
  const common = useWords(en.common);
  const enter = useEnter();
  const { field, handleSubmit, isSubmitting, failure } = useAccountForm({
    schema: LogInFields,
    defaultValues: { email, password: '' },
    send: async (values) => onDone(enter(await call(signIn, { body: values }))),
  });
  const isNewTab = forgot === 'new-tab';

  return (
    <form noValidate onSubmit={handleSubmit} className="flex flex-col gap-5">
      <FormFailure text={failure} />
      <TextField label={words.email} type="email" autoComplete="username" {...field('email')} />
      <PasswordField
        label={words.password}
        autoComplete="current-password"
        {...field('password')}
      />
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
  );
}
