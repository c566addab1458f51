import { NewPassword, updateUser } from '@shortlist/contracts';
import { z } from 'zod';
import { Email, KnownPassword } from '#session/log-in-fields.ts';

const PersonName = updateUser.schema.body.shape.name;
const ChosenPassword = z.string().min(1, 'Please choose a password.').pipe(NewPassword);

export const SignUpForm = z.object({ name: PersonName, email: Email, password: ChosenPassword });

export const ForgotForm = z.object({ email: Email });

export const ResetForm = z.object({ newPassword: ChosenPassword });

export const NameForm = z.object({ name: PersonName });

export const EmailForm = z.object({ newEmail: Email, password: KnownPassword });

export const PasswordForm = z.object({
  currentPassword: KnownPassword,
  newPassword: ChosenPassword,
});

/** Requires the account's own address to be typed before it is deleted. */
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
