import { hrefOf, MIN_PASSWORD, signUp } from '@shortlist/contracts';
import { en } from '@shortlist/messages';
import { useWords } from '#platform/language/use-words.ts';
import { Link } from '#platform/navigation/router/link.tsx';
import { call } from '#platform/server/call.ts';
import { useAccountForm } from '#session/use-account-form.ts';
import { type Entered, useEnter } from '#session/use-enter.ts';
import { Button } from '#ui/buttons/button.tsx';
import { PasswordField } from '#ui/fields/password-field.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { FormFailure } from '#ui/notices/banner.tsx';
import { SignUpForm as Form } from '../account-forms.ts';
import { keepMailSent } from './mail-sent.ts';

type SignUpFormProps = {
  /** Filled in already, where it is known. */
  email: string;
  /** Token of the invitation that the account is made by. */
  invitation?: string | undefined;
  onDone: (entered: Entered) => void;
};

/** Creates an account and logs in to it. */
export function SignUpForm({ email, invitation, onDone }: SignUpFormProps) {
  const words = useWords(en.signIn);
  const common = useWords(en.common);
  const enter = useEnter();
  const { field, handleSubmit, isSubmitting, failure } = useAccountForm({
    schema: Form,
    defaultValues: { name: '', email, password: '' },
    async send(values) {
      const body = { ...values, ...(invitation !== undefined && { invitation }) };
      const entered = enter(await call(signUp, { body }));
      if (!entered.user.emailVerified) keepMailSent(entered.user.email);
      onDone(entered);
    },
  });

  return (
    <form noValidate onSubmit={handleSubmit} className="flex flex-col gap-5">
      <FormFailure text={failure} />
      <TextField label={words.name} dir="auto" autoComplete="name" {...field('name')} />
      <TextField
        label={words.email}
        type="email"
        autoComplete="username"
        hint={words.emailHint}
        {...field('email')}
      />
      <PasswordField
        label={words.password}
        autoComplete="new-password"
        hint={words.passwordHint({ least: MIN_PASSWORD })}
        {...field('password')}
      />
      <p className="text-pretty text-faint text-xs">
        {words.whatWeKeep({
          terms: (text) => (
            <Link to={hrefOf('terms')} className="text-muted underline underline-offset-4">
              {text}
            </Link>
          ),
        })}
      </p>
      <Button type="submit" variant="primary" isPending={isSubmitting} className="self-end">
        {common.createAccount}
      </Button>
    </form>
  );
}
