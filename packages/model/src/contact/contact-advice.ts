import type { Message } from '@shortlist/messages';
import type { Contact } from './contact.ts';
import { EMAIL_ENDINGS, readEmail } from './email.ts';
import { isInternationalPhone, isNorthAmerican } from './phone.ts';

type Advised = Pick<Contact, 'email' | 'phone' | 'country'>;

/** Endings of an address where the spec's rules hold: ".com". */
export const LISTED_ENDINGS: readonly string[] = [...EMAIL_ENDINGS].map((ending) => `.${ending}`);

/**
 * Explains why `checkContact` refuses a field of a contact, and the way out: what follows the rule's own words.
 * Undefined for a field whose rule says it all. Says nothing of whether the field is refused.
 */
export function contactAdvice(contact: Advised, field: string): Message<'advice'> | undefined {
  if (field === 'email') return emailAdvice(contact);
  return field === 'phone' ? phoneAdvice(contact) : undefined;
}

function emailAdvice({ email, country }: Advised): Message<'advice'> {
  if (readEmail(email) === undefined) return { code: 'advice.emailForm' };
  const params = { endings: LISTED_ENDINGS };
  return country.trim() === ''
    ? { code: 'advice.emailWithoutCountry', params }
    : { code: 'advice.emailOfNorthAmerica', params };
}

function phoneAdvice({ phone, country }: Advised): Message<'advice'> {
  if (!isNorthAmerican(country)) return { code: 'advice.phoneAbroad' };
  if (!isInternationalPhone(phone)) return { code: 'advice.phoneForm' };
  return {
    code: country.trim() === '' ? 'advice.phoneWithoutCountry' : 'advice.phoneOfNorthAmerica',
  };
}
