import { z } from 'zod';
import { openSealed, seal } from '#lib/seal.ts';
import type { Mail } from './transport.ts';

const PURPOSE = 'mails that wait';

const SealedMail = z.object({
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  headers: z.record(z.string(), z.string()).optional(),
});

/** A mail as only `openMail` with the same secret can read it: links in mails open accounts. */
export const sealMail = (mail: Mail, secret: string): string =>
  seal(JSON.stringify(mail), { secret, purpose: PURPOSE });

/** The mail that was sealed; undefined where it was with another secret, or is not whole. */
export function openMail(sealed: string, secret: string): Mail | undefined {
  const text = openSealed(sealed, { secret, purpose: PURPOSE });
  return text === undefined ? undefined : SealedMail.parse(JSON.parse(text));
}
