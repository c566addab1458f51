import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { type KeyUse, keyOf } from './key-of.ts';

const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Encrypts a text, so that only `openSealed` with the same secret and purpose can read it. */
export function seal(text: string, use: KeyUse): string {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, keyOf(use), nonce);
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64');
}

/** Decrypts a text; undefined where it was sealed with another key, or is not whole. */
export function openSealed(sealed: string, use: KeyUse): string | undefined {
  const bytes = Buffer.from(sealed, 'base64');
  const textAt = NONCE_BYTES + TAG_BYTES;
  try {
    const nonce = bytes.subarray(0, NONCE_BYTES);
    const cipher = createDecipheriv(CIPHER, keyOf(use), nonce, { authTagLength: TAG_BYTES });
    cipher.setAuthTag(bytes.subarray(NONCE_BYTES, textAt));
    const text = Buffer.concat([cipher.update(bytes.subarray(textAt)), cipher.final()]);
    return text.toString('utf8');
  } catch {
    return undefined;
  }
}
