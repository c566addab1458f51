import { PRODUCT_NAME } from '@shortlist/contracts';
import { dictionary } from '@zxcvbn-ts/language-common';
import { AppError } from '#http/errors/errors.ts';

/** Passwords that breaches have shown to be used most. */
const COMMON = new Set(dictionary['passwords-common']);

/** Most digits and signs at each end with which people dress up a common password: a year and a mark. */
const MOST_AROUND = 5;

/** Fewest letters that count as a common password with something around it. */
const LEAST_WITHIN = 4;

type Person = { name: string; email: string };

/**
 * Throws when a new password is a common one, also with a few digits and signs around it ("dragon2024!"), or the person's own name or address with at most
 * digits and signs around it (NIST SP 800-63B, 3.1.1.2). `field` is the field of the request.
 */
export function checkNewPassword(password: string, { name, email }: Person, field: string): void {
  const spelled = password.normalize('NFKC').toLowerCase();
  if (isCommon(spelled) || isOneCharacter(spelled)) {
    throw new AppError('invalid', { code: 'accounts.commonPassword' }, { field });
  }
  const [mailbox = ''] = email.split('@');
  const known = [email, mailbox, name, PRODUCT_NAME].map(bare).filter((word) => word !== '');
  if (known.includes(bare(spelled))) {
    throw new AppError('invalid', { code: 'accounts.personalPassword' }, { field });
  }
}

/** Letters only, so that "Ada.Lovelace-1815" is "adalovelace". */
const bare = (text: string) => text.toLowerCase().replace(/[^\p{L}]/gu, '');

const isOneCharacter = (text: string) => new Set(text).size === 1;

function isCommon(password: string): boolean {
  if (COMMON.has(password)) return true;
  const letters = [...password];
  const isLetter = (each: string) => /\p{L}/u.test(each);
  const first = letters.findIndex(isLetter);
  const last = letters.findLastIndex(isLetter);
  const within = letters.slice(first, last + 1);
  if (first < 0 || within.length < LEAST_WITHIN) return false;
  const isAround = first <= MOST_AROUND && letters.length - 1 - last <= MOST_AROUND;
  return isAround && COMMON.has(within.join(''));
}
