import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto';

const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** A secret of the server's, and what is sealed with it: what is sealed for one purpose opens for no other. */
type Key = { secret: string; purpose: string };

const keyOf = ({ secret, purpose }: Key) => createHmac('sha256', secret).update(purpose).digest();

/** Encrypts a text, so that only `openSealed` with the same secret and purpose can read it. */
export function seal(text: string, key: Key): string {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, keyOf(key), nonce);
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64');
}

/** Decrypts a text; undefined where it was sealed with another key, or is not whole. */
export function openSealed(sealed: string, key: Key): string | undefined {
  const bytes = Buffer.from(sealed, 'base64');
  const textAt = NONCE_BYTES + TAG_BYTES;
  try {
    const nonce = bytes.subarray(0, NONCE_BYTES);
    const cipher = createDecipheriv(CIPHER, keyOf(key), nonce, { authTagLength: TAG_BYTES });
    cipher.setAuthTag(bytes.subarray(NONCE_BYTES, textAt));
    const text = Buffer.concat([cipher.update(bytes.subarray(textAt)), cipher.final()]);
    return text.toString('utf8');
  } catch {
    return undefined;
  }
}
