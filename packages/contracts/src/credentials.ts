import { z } from 'zod';
import { MAX_LINE } from './text.ts';

/** Fewest and most characters of a new password, each counted as a person counts them. */
export const MIN_PASSWORD = 8;
const MAX_PASSWORD = 128;

const MAX_NAME = 100;
/** RFC 5321, section 4.5.3.1.3: a path of 256 with its angle brackets. */
const MAX_EMAIL = 254;

/** Text as the database can hold it: no null character, no half of a character. */
const isStorable = (text: string) => !text.includes('\u0000') && !/\p{Surrogate}/u.test(text);

/** A token, an id or a password that is only compared. */
export const SomeText = z
  .string()
  .min(1, 'Please fill in this field.')
  .max(MAX_LINE, 'This is too long.')
  .refine(isStorable, 'This has characters that cannot be used.');

/** An address as it is compared: without spaces around it, in small letters. */
export const EmailAddress = z
  .string()
  .trim()
  .toLowerCase()
  .max(MAX_EMAIL, 'Please enter a valid email address.')
  .pipe(z.email('Please enter a valid email address.'));

export const PersonName = z
  .string()
  .trim()
  .min(1, 'Please enter your name.')
  .max(MAX_NAME, `Please shorten your name to ${MAX_NAME} characters.`)
  .refine(isStorable, 'Your name has characters that cannot be used.')
  // It stands in our mails, which go to addresses that nobody has confirmed yet.
  .refine((name) => !/\p{Cc}|:\/\/|www\./iu.test(name), 'Please enter a name, without an address.');

/**
 * A password that is to be set. Lengths are of the NFKC form, which is also what is hashed, so that
 * the same keys on another device make the same password. That it is none of the common ones is
 * checked by the server.
 */
export const NewPassword = SomeText.superRefine((password, context) => {
  const length = [...password.normalize('NFKC')].length;
  if (length < MIN_PASSWORD)
    context.addIssue(
      `Please use at least ${MIN_PASSWORD} characters. A few words in a row are fine.`,
    );
  if (length > MAX_PASSWORD) context.addIssue(`Please use at most ${MAX_PASSWORD} characters.`);
});
