import { issue, NewPassword, PasskeyName, updateUser } from '@shortlist/contracts';
import { z } from 'zod';
import { Email, KnownPassword } from '#session/log-in-fields.ts';
import type { ProofKind } from './proof/use-proof.ts';

const PersonName = updateUser.schema.body.shape.name;
const ChosenPassword = z
  .string()
  .min(1, issue({ code: 'fields.newPassword' }))
  .pipe(NewPassword);

export const SignUpForm = z.object({ name: PersonName, email: Email, password: ChosenPassword });

export const ForgotForm = z.object({ email: Email });

export const ResetForm = z.object({ newPassword: ChosenPassword });

export const NameForm = z.object({ name: PersonName });

/** The password, where it is what is asked for. */
const passwordBy = (kind: ProofKind) => (kind === 'password' ? KnownPassword : z.string());

export const proofForm = (kind: ProofKind) => z.object({ password: passwordBy(kind) });

export const emailForm = (kind: ProofKind) => proofForm(kind).extend({ newEmail: Email });

export const passwordForm = (kind: ProofKind) =>
  z.object({ currentPassword: passwordBy(kind), newPassword: ChosenPassword });

export const renameForm = z.object({ name: PasskeyName });

export const passkeyForm = (kind: ProofKind) => proofForm(kind).extend({ name: PasskeyName });

export const codeForm = z.object({ code: z.string().min(1, issue({ code: 'fields.required' })) });

export const turnOffForm = (kind: ProofKind) => proofForm(kind).extend(codeForm.shape);

/** Requires the account's own address to be typed before it is deleted. */
export const deleteForm = (email: string, kind: ProofKind) =>
  proofForm(kind).extend({
    confirmation: z
      .string()
      .refine(
        (text) => text.trim().toLowerCase() === email.toLowerCase(),
        issue({ code: 'fields.ownAddress' }),
      ),
  });
