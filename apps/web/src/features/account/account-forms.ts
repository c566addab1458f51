import { NewPassword, updateUser } from '@shortlist/contracts';
import { z } from 'zod';

// The contracts bring an address into its one form; here it stays as typed, and is sent as typed.
const Email = z
  .string()
  .refine(
    (text) => z.email().safeParse(text.trim()).success,
    'Please enter a valid email address.',
  );
const PersonName = updateUser.schema.body.shape.name;
const KnownPassword = z.string().min(1, 'Please enter your password.');
const ChosenPassword = z.string().min(1, 'Please choose a password.').pipe(NewPassword);

export const LogInForm = z.object({ email: Email, password: KnownPassword });
export type LogInForm = z.infer<typeof LogInForm>;

export const SignUpForm = z.object({ name: PersonName, email: Email, password: ChosenPassword });

export const ForgotForm = z.object({ email: Email });

export const ResetForm = z.object({ newPassword: ChosenPassword });

export const NameForm = z.object({ name: PersonName });

export const EmailForm = z.object({ newEmail: Email, password: KnownPassword });

export const PasswordForm = z.object({
  currentPassword: KnownPassword,
  newPassword: ChosenPassword,
});

/** What must be typed before an account is deleted: its own address. */
export const deleteForm = (email: string) =>
  z.object({
    confirmation: z
      .string()
      .refine(
        (text) => text.trim().toLowerCase() === email.toLowerCase(),
        'This is not the address of your account.',
      ),
    password: KnownPassword,
  });
