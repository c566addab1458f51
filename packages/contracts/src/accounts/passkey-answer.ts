import { z } from 'zod';

/** More than an answer's longest part has: authenticator data with extensions. */
const MAX_LETTERS = 4_000;

const Base64Url = z
  .string()
  .max(MAX_LETTERS)
  .regex(/^[\w-]+$/u);

/** Answer of an authenticator, signed by a passkey (WebAuthn's `AuthenticationResponseJSON`). */
export const PasskeyAnswer = z.object({
  id: Base64Url,
  rawId: Base64Url,
  type: z.literal('public-key'),
  response: z.object({
    clientDataJSON: Base64Url,
    authenticatorData: Base64Url,
    signature: Base64Url,
    userHandle: Base64Url.optional(),
  }),
});
export type PasskeyAnswer = z.infer<typeof PasskeyAnswer>;
