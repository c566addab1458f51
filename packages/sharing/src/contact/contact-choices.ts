import {
  type Contact,
  type ContactField,
  contactDetails,
  contactParts,
  PLACE_FIELDS,
} from '@shortlist/model';
import type { LeftOut } from '../left-out.ts';

/** The fields of a contact that each choice leaves out. */
const FIELDS = {
  name: ['fullName'],
  phone: ['phone'],
  email: ['email'],
  location: PLACE_FIELDS,
  links: ['linkedin', 'website', 'links'],
  details: ['details'],
} as const satisfies { readonly [C in LeftOut]?: readonly ContactField[] };

export type ContactChoice = keyof typeof FIELDS;

const CONTACT_CHOICES = Object.keys(FIELDS) as ContactChoice[];

export const isContactChoice = (choice: LeftOut): choice is ContactChoice =>
  Object.hasOwn(FIELDS, choice);

export const fieldsOfChoice = (choice: ContactChoice): readonly ContactField[] => FIELDS[choice];

/** Checks whether choices leave out a field of the contact. */
export const leavesOutField = (leaveOut: readonly LeftOut[], field: ContactField): boolean =>
  CONTACT_CHOICES.some(
    (choice) => leaveOut.includes(choice) && fieldsOfChoice(choice).includes(field),
  );

/** The fields of a contact that are printed and say something. */
export function printedFields(contact: Contact): ReadonlySet<ContactField> {
  const parts = [...contactParts(contact), ...contactDetails(contact)];
  const place = PLACE_FIELDS.filter((field) => contact.shown[field]);
  const said = (['fullName', 'headline', ...place] as const).filter(
    (field) => contact[field].trim() !== '',
  );
  return new Set([...said, ...parts.map(({ field }) => field)]);
}

/** The choices of which a contact prints something. */
export function choicesOfContact(contact: Contact): ContactChoice[] {
  const printed = printedFields(contact);
  return CONTACT_CHOICES.filter((choice) =>
    fieldsOfChoice(choice).some((field) => printed.has(field)),
  );
}
