import { hrefOf, MIN_PASSWORD } from '@shortlist/contracts';
import { Link } from 'react-router';
import { Button } from '#ui/button.tsx';
import { PasswordField } from '#ui/password-field.tsx';
import { TextField } from '#ui/text-field.tsx';
import { SignUpForm as Form } from './account-forms.ts';
import { FormFailure } from './form-failure.tsx';
import { useAccountForm } from './use-account-form.ts';
import { type Entered, useEnter } from './use-enter.ts';

type SignUpFormProps = {
  /** Filled in already, where it is known. */
  email: string;
  onDone: (entered: Entered) => void;
};

/** Creates an account and logs in to it. */
export function SignUpForm({ email, onDone }: SignUpFormProps) {
  const { signUp } = useEnter();
  const { field, handleSubmit, isSubmitting, failure } = useAccountForm({
    schema: Form,
    defaultValues: { name: '', email, password: '' },
    send: async (values) => onDone(await signUp(values)),
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
