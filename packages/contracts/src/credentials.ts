import { isStorable } from '@shortlist/model';
import { z } from 'zod';
import { issue } from './issue.ts';
import { MAX_LINE } from './text.ts';

/** Fewest and most characters of a new password, each counted as a person counts them. */
export const MIN_PASSWORD = 8;
const MAX_PASSWORD = 128;

const MAX_NAME = 100;
/** RFC 5321, section 4.5.3.1.3: a path of 256 with its angle brackets. */
const MAX_EMAIL = 254;

/** A token, an id or a password that is only compared. */
export const SomeText = z
  .string()
  .min(1, issue({ code: 'fields.required' }))
  .max(MAX_LINE, issue({ code: 'fields.tooLong' }))
  .refine(isStorable, issue({ code: 'fields.characters' }));

/** An address as it is compared: without spaces around it, in small letters. */
export const EmailAddress = z
  .string()
  .trim()
  .toLowerCase()
  .max(MAX_EMAIL, issue({ code: 'fields.email' }))
  .pipe(z.email(issue({ code: 'fields.email' })));

export const PersonName = z
  .string()
  .trim()
  .min(1, issue({ code: 'fields.name' }))
  .max(MAX_NAME, issue({ code: 'fields.nameTooLong', params: { most: MAX_NAME } }))
  .refine(isStorable, issue({ code: 'fields.nameCharacters' }))
  // It stands in our mails, which go to addresses that nobody has confirmed yet.
  .refine((name) => !/\p{Cc}|:\/\/|www\./iu.test(name), issue({ code: 'fields.nameAddress' }));

/**
 * A password that is to be set. Lengths are of the NFKC form, which is also what is hashed, so that
 * the same keys on another device make the same password. That it is none of the common ones is
 * checked by the server.
 */
export const NewPassword = SomeText.superRefine((password, context) => {
  const length = [...password.normalize('NFKC')].length;
  if (length < MIN_PASSWORD)
    context.addIssue(issue({ code: 'fields.passwordShort', params: { least: MIN_PASSWORD } }));
  if (length > MAX_PASSWORD)
    context.addIssue(issue({ code: 'fields.passwordLong', params: { most: MAX_PASSWORD } }));
});
