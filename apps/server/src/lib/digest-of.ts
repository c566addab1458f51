import { createHash } from 'node:crypto';

/** Returns the SHA-256 of a text in Base64url: what is kept of a token that opens something. */
export const digestOf = (text: string): string =>
  createHash('sha256').update(text).digest('base64url');
