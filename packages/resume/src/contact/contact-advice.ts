import type { Contact } from './contact.ts';
import { isNorthAmerican } from './country.ts';
import { EMAIL_ENDINGS, readEmail } from './email.ts';
import { isInternationalPhone } from './phone.ts';

type Advised = Pick<Contact, 'email' | 'phone' | 'country'>;

const EMAIL_FORM = 'An address reads like name@example.com.';
const US_FORM = 'ten digits, with +1 in front if you like';

/** The endings as words: ".com, .net or .org". */
const endings = [...EMAIL_ENDINGS].map((ending) => `.${ending}`);
export const LISTED_ENDINGS = `${endings.slice(0, -1).join(', ')} or ${endings.at(-1)}`;

/**
 * Why `checkContact` refuses a field of a contact, and the way out: what follows the rule's own words. Undefined for
 * a field whose rule says it all. Says nothing of whether the field is refused.
 */
export function contactAdvice(contact: Advised, field: string): string | undefined {
  if (field === 'email') return emailAdvice(contact);
  return field === 'phone' ? phoneAdvice(contact) : undefined;
}

function emailAdvice({ email, country }: Advised): string {
  if (readEmail(email) === undefined) return EMAIL_FORM;
  const rule = `an address must end in ${LISTED_ENDINGS}`;
  return country.trim() === ''
    ? `While Country is empty, ${rule}. Choose your country in Country: outside the United States and Canada any ending is taken.`
    : `In the United States and Canada ${rule}. This one is on your page and in the PDF, but kept in this browser only.`;
}

function phoneAdvice({ phone, country }: Advised): string {
  if (!isNorthAmerican(country)) {
    return 'Outside the United States and Canada a number has 7 to 15 digits, with + and the code of the country in front if you like.';
  }
  if (!isInternationalPhone(phone)) return `A number has ${US_FORM}.`;
  return country.trim() === ''
    ? `While Country is empty, a number has ${US_FORM}. Choose your country in Country: outside the United States and Canada any number is taken.`
    : `In the United States and Canada a number has ${US_FORM}. This one is on your page and in the PDF, but kept in this browser only.`;
}
