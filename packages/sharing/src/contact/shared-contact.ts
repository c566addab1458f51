import {
  Contact,
  type ContactField,
  type ContactPart,
  contactDetails,
  contactParts,
  emptyContact,
  formatPhone,
  linkedinHandle,
  parseLabelledLines,
} from '@shortlist/model';
import type { LeftOut } from '../left-out.ts';
import { leavesOutField, printedFields } from './contact-choices.ts';

/** A country that is not printed, and in which no phone is written as in America. */
const ELSEWHERE = '–';

/** The contact of what is printed of one and not left out. A name that is left out is the word for the document. */
export function sharedContact(
  contact: Contact,
  leaveOut: readonly LeftOut[],
  word: string,
): Contact {
  const printed = printedFields(contact);
  const fields = Object.keys(Contact.shape).filter(
    (name): name is ContactField => name !== 'shown',
  );
  const said = fields
    .filter((field) => printed.has(field) && !leavesOutField(leaveOut, field))
    .map((field) => [field, printedPart(contact, field)]);
  const shared = {
    ...emptyContact(),
    ...Object.fromEntries(said),
    ...(leaveOut.includes('name') && { fullName: word }),
  };
  return withPhoneAsPrinted(shared, contact);
}

/** The text of a field without what is not printed of it. */
function printedPart(contact: Contact, field: ContactField): string {
  switch (field) {
    case 'linkedin':
      return linkedinHandle(contact.linkedin);
    case 'links':
      return printedLines(contact.links, contactParts(contact), field);
    case 'details':
      return printedLines(contact.details, contactDetails(contact), field);
    default:
      return contact[field].trim();
  }
}

/** The labelled lines that are printed, each with its label where that is. */
function printedLines(text: string, parts: readonly ContactPart[], field: ContactField): string {
  const lines = parseLabelledLines(text);
  return parts
    .filter((part) => part.field === field)
    .map((part) => {
      const { label = '', text: said = '' } = lines[part.line ?? 0] ?? {};
      const shown = part.text.includes(label.trim()) ? label.trim() : '';
      return `${shown}\t${said.trim()}`;
    })
    .join('\n');
}

/** A country decides how a phone is written: where it is not told, another one that is not printed does. */
function withPhoneAsPrinted(shared: Contact, { phone, country }: Contact): Contact {
  const isAsPrinted = formatPhone(phone, shared.country) === formatPhone(phone, country);
  return isAsPrinted || shared.phone === ''
    ? shared
    : { ...shared, country: ELSEWHERE, shown: { ...shared.shown, country: false } };
}
