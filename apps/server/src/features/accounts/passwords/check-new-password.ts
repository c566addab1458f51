import { PRODUCT_NAME } from '@shortlist/contracts';
import { dictionary } from '@zxcvbn-ts/language-common';
import { AppError } from '#http/errors/errors.ts';

const COMMON = new Set(dictionary['passwords-common']);

type Person = { name: string; email: string };

/**
 * Throws when a new password is a common one, or the person's own name or address with at most
 * digits and signs around it (NIST SP 800-63B, 3.1.1.2). `field` is the field of the request.
 */
export function checkNewPassword(password: string, { name, email }: Person, field: string): void {
  const spelled = password.normalize('NFKC').toLowerCase();
  if (COMMON.has(spelled) || isOneCharacter(spelled)) {
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
