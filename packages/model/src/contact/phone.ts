/** Countries where the spec's e-mail and phone rules apply; an empty one counts as such (decision 5). */
const NORTH_AMERICAN = new Set(['', 'united states', 'canada']);

/** Checks whether `country` is empty, United States or Canada, in any case of letters. */
export function isNorthAmerican(country: string): boolean {
  return NORTH_AMERICAN.has(country.trim().toLowerCase());
}

/** "(123) 456-7890" and its usual spellings, with an optional "+1" (spec section 5). */
const US_PHONE = /^(?:\+1[ .-]?)?(?:\(\d{3}\)|\d{3})[ .-]?\d{3}[ .-]?\d{4}$/;

/** Digits and what people set between them; one plus, in front. */
const PHONE_CHARACTERS = /^\+?[\d\s().\-/]*$/;

const LONGEST_PHONE = 40;

/** Checks whether `phone` is a US number as the spec has it: ten digits, optional +1. */
export function isUsPhone(phone: string): boolean {
  return US_PHONE.test(phone.trim());
}

/** Checks whether `phone` can be a number of some country: 7 to 15 digits (ITU-T E.164), an optional "+". */
export function isInternationalPhone(phone: string): boolean {
  const written = phone.trim();
  if (written.length > LONGEST_PHONE || !PHONE_CHARACTERS.test(written)) return false;
  const count = digitsOf(written).length;
  return count >= 7 && count <= 15;
}

/**
 * The phone as printed: "(xxx) xxx-xxxx" when it has exactly ten digits, else as stored. A number
 * with a country code, of a person outside the US and Canada, or written in no American way, which is
 * refused there, is not theirs to be put in the American form and stays as it is too.
 */
export function formatPhone(phone: string, country = ''): string {
  const written = phone.trim();
  const digits = digitsOf(written);
  const isLocal = !written.startsWith('+') && isUsPhone(written);
  if (digits.length !== 10 || !isLocal || !isNorthAmerican(country)) return written;
  return `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6)}`;
}

/** `tel:` address of a phone (RFC 3966); undefined for what cannot be dialled. */
export function phoneHref(phone: string): string | undefined {
  if (!isInternationalPhone(phone)) return undefined;
  const plus = phone.trim().startsWith('+') ? '+' : '';
  return `tel:${plus}${digitsOf(phone)}`;
}

function digitsOf(text: string): string {
  return text.replace(/\D/g, '');
}
