import type { Contact } from '../../contact/contact.ts';
import { readFields, readFlag, readText } from './read-field.ts';

/**
 * Reads a contact in the words of the wire, where the name may be `full_name` or `fullName`. What
 * is missing is empty, and a part that is not said to be hidden shows.
 */
export function readContactInfo(value: unknown): Contact {
  const fields = readFields(value);
  const shown = readFields(fields.shown);
  return {
    fullName: readText(fields, 'full_name', 'fullName'),
    email: readText(fields, 'email'),
    phone: readText(fields, 'phone'),
    linkedin: readText(fields, 'linkedin'),
    website: readText(fields, 'website'),
    country: readText(fields, 'country'),
    state: readText(fields, 'state'),
    city: readText(fields, 'city'),
    headline: readText(fields, 'headline'),
    links: readText(fields, 'links'),
    details: readText(fields, 'details'),
    shown: {
      phone: readFlag(shown.phone, true),
      linkedin: readFlag(shown.linkedin, true),
      country: readFlag(shown.country, true),
      state: readFlag(shown.state, true),
      city: readFlag(shown.city, true),
    },
  };
}
