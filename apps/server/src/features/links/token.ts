import { randomBytes } from 'node:crypto';
import { digestOf } from '#lib/digest-of.ts';
import { openSealed, seal } from '#lib/seal.ts';

const PURPOSE = 'addresses of links';
const TOKEN_BYTES = 16;

/** Makes the secret of an address, 128 random bits behind a word that may be empty. */
export const makeToken = (word: string): string =>
  `${word === '' ? '' : `${word}-`}${randomBytes(TOKEN_BYTES).toString('base64url')}`;

/** Length of the secret behind the word. */
const SECRET_LENGTH = 22;

/** The word of a token; empty where it has none. */
export const wordOf = (token: string): string => token.slice(0, -SECRET_LENGTH - 1);

/** All that is stored of a token. */
export const toStored = (token: string, secret: string) => ({
  digest: digestOf(token),
  sealed: seal(token, { secret, purpose: PURPOSE }),
});

/** Opens a sealed token; undefined where it was sealed with another secret of the server's. */
export const openToken = (sealed: string, secret: string): string | undefined =>
  openSealed(sealed, { secret, purpose: PURPOSE });
