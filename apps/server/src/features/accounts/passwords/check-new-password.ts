import { PRODUCT_NAME } from '@shortlist/contracts';
import { dictionary } from '@zxcvbn-ts/language-common';
import { AppError } from '#http/errors/errors.ts';

const COMMON = new Set(dictionary['passwords-common']);

const TOO_COMMON =
  'This password is one of the first that an attacker tries. Please choose another, for example a few words in a row.';
const TOO_PERSONAL =
  'This password is your name or your address, which others know. Please choose another, for example a few words in a row.';

type Person = { name: string; email: string };

/**
 * Throws when a new password is a common one, or the person's own name or address with at most
 * digits and signs around it (NIST SP 800-63B, 3.1.1.2). `field` is the field of the request.
 */
export function checkNewPassword(password: string, { name, email }: Person, field: string): void {
  const spelled = password.normalize('NFKC').toLowerCase();
  if (COMMON.has(spelled) || isOneCharacter(spelled)) {
    throw new AppError('invalid', TOO_COMMON, { field });
  }
  const [mailbox = ''] = email.split('@');
  const known = [email, mailbox, name, PRODUCT_NAME].map(bare).filter((word) => word !== '');
  if (known.includes(bare(spelled))) throw new AppError('invalid', TOO_PERSONAL, { field });
}

/** Letters only, so that "Ada.Lovelace-1815" is "adalovelace". */
const bare = (text: string) => text.toLowerCase().replace(/[^\p{L}]/gu, '');

const isOneCharacter = (text: string) => new Set(text).size === 1;
