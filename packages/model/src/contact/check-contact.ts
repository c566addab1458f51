import { type Check, PASSED, refuse } from '../resume/rules/check.ts';
import type { Contact } from './contact.ts';
import { hasListedEnding, readEmail } from './email.ts';
import { isInternationalPhone, isNorthAmerican, isUsPhone } from './phone.ts';

type Checked = Pick<Contact, 'fullName' | 'email' | 'phone' | 'country'>;

/**
 * Checks whether a contact can be saved: a name, and an e-mail and a phone that are empty or proper ones.
 *
 * Where the country is empty, United States or Canada, the spec's rules hold (listed e-mail endings, US phone);
 * elsewhere any valid address and any phone in international form.
 */
export function checkContact(contact: Checked): Check<'fullName' | 'email' | 'phone'> {
  if (contact.fullName.trim() === '') return refuse('fullName', { code: 'rules.fullName' });
  if (!isEmptyOr(contact.email, (email) => isEmailOf(contact.country, email))) {
    return refuse('email', { code: 'rules.email' });
  }
  if (!isEmptyOr(contact.phone, (phone) => isPhoneOf(contact.country, phone))) {
    return refuse('phone', { code: 'rules.phone' });
  }
  return PASSED;
}

function isEmptyOr(text: string, isValid: (text: string) => boolean): boolean {
  return text.trim() === '' || isValid(text);
}

function isEmailOf(country: string, text: string): boolean {
  const email = readEmail(text);
  return email !== undefined && (!isNorthAmerican(country) || hasListedEnding(email.host));
}

function isPhoneOf(country: string, text: string): boolean {
  return isNorthAmerican(country) ? isUsPhone(text) : isInternationalPhone(text);
}
