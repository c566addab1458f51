import { type Contact, makeContact } from '../../contact/contact.ts';
import { readFields, readFlag, readText } from './read-field.ts';

/**
 * Reads a contact in the words of the wire, where the name may be `full_name` or `fullName`. What
 * is missing is empty, and a part that is not said to be hidden shows.
 */
export function readContactInfo(value: unknown): Contact {
  const fields = readFields(value);
  const shown = readFields(fields.shown);
  return makeContact(
    (field) =>
      field === 'fullName' ? readText(fields, 'full_name', field) : readText(fields, field),
    (field) => readFlag(shown[field], true),
  );
}
