import { hrefOf, MIN_PASSWORD, signUp } from '@shortlist/contracts';
import { Link } from '#lib/navigation/router/link.tsx';
import { call } from '#lib/server/call.ts';
import { FormFailure } from '#session/form-failure.tsx';
import { useAccountForm } from '#session/use-account-form.ts';
import { type Entered, useEnter } from '#session/use-enter.ts';
import { Button } from '#ui/buttons/button.tsx';
import { PasswordField } from '#ui/fields/password-field.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { SignUpForm as Form } from '../account-forms.ts';
import { keepMailSent } from './mail-sent.ts';

type SignUpFormProps = {
  /** Filled in already, where it is known. */
  email: string;
  onDone: (entered: Entered) => void;
};

/** Creates an account and logs in to it. */
export function SignUpForm({ email, onDone }: SignUpFormProps) {
  const enter = useEnter();
  const { field, handleSubmit, isSubmitting, failure } = useAccountForm({
    schema: Form,
    defaultValues: { name: '', email, password: '' },
    async send(values) {
      const entered = enter(await call(signUp, { body: values }));
      keepMailSent(entered.user.email);
      onDone(entered);
    },
  });

  return (
    <form noValidate onSubmit={handleSubmit} className="flex flex-col gap-5">
      <FormFailure text={failure} />
      <TextField label="Name" dir="auto" autoComplete="name" {...field('name')} />
      <TextField
        label="Email"
        type="email"
        autoComplete="username"
        hint="We send a link there to confirm it."
        {...field('email')}
      />
      <PasswordField
        label="Password"
        autoComplete="new-password"
        hint={`At least ${MIN_PASSWORD} characters. A few words in a row are easy to remember and hard to guess.`}
        {...field('password')}
      />
      <p className="text-pretty text-faint text-xs">
        What we keep, and what we do not do with it:{' '}
        <Link to={hrefOf('terms')} className="text-muted underline underline-offset-4">
          Terms &amp; Privacy
        </Link>
      </p>
      <Button type="submit" variant="primary" isPending={isSubmitting} className="self-end">
        Create account
      </Button>
    </form>
  );
}
