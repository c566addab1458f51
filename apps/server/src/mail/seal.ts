import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto';
import { z } from 'zod';
import type { Mail } from './transport.ts';

const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

const SealedMail = z.object({
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  headers: z.record(z.string(), z.string()).optional(),
});

const keyOf = (secret: string) => createHmac('sha256', secret).update('mails that wait').digest();

/** A mail as only `openMail` with the same secret can read it: links in mails open accounts. */
export function sealMail(mail: Mail, secret: string): string {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, keyOf(secret), nonce);
  const text = Buffer.concat([cipher.update(JSON.stringify(mail), 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), text]).toString('base64');
}

/** The mail that was sealed; undefined where it was with another secret, or is not whole. */
export function openMail(sealed: string, secret: string): Mail | undefined {
  const bytes = Buffer.from(sealed, 'base64');
  const textAt = NONCE_BYTES + TAG_BYTES;
  try {
    const nonce = bytes.subarray(0, NONCE_BYTES);
    const cipher = createDecipheriv(CIPHER, keyOf(secret), nonce, { authTagLength: TAG_BYTES });
    cipher.setAuthTag(bytes.subarray(NONCE_BYTES, textAt));
    const text = Buffer.concat([cipher.update(bytes.subarray(textAt)), cipher.final()]);
    return SealedMail.parse(JSON.parse(text.toString('utf8')));
  } catch {
    return undefined;
  }
}
