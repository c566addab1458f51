import { randomInt } from 'node:crypto';
import { digestOf } from '#lib/digest-of.ts';

/** Recovery codes that an account is given at a time. */
const MOST_CODES = 10;

/** Letters and digits that cannot be taken for one another. 24 of them are 118 bits: a digest needs no work. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789';
const LETTERS = 24;

/** Makes recovery codes, in groups of four letters. */
export const makeRecoveryCodes = (): string[] => Array.from({ length: MOST_CODES }, makeCode);

function makeCode(): string {
  const letters = Array.from({ length: LETTERS }, () => ALPHABET[randomInt(ALPHABET.length)]);
  return letters.join('').replace(/.{4}(?=.)/gu, '$&-');
}

/** Returns what is kept of a recovery code. Spaces, hyphens and capitals are as good as none. */
export const digestOfCode = (code: string): string =>
  digestOf(code.toLowerCase().replace(/[^a-z\d]/gu, ''));
