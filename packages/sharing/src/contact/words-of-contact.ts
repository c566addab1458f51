import { type Contact, contactParts, PLACE_FIELDS, parseLabelledLines } from '@shortlist/model';
import { type ContactChoice, fieldsOfChoice } from './contact-choices.ts';

/** Words of a contact by which what a choice leaves out can be found elsewhere. */
export function wordsOfContact(contact: Contact, choice: ContactChoice): string[] {
  switch (choice) {
    case 'name':
      return [contact.fullName, ...contact.fullName.split(/\s+/u)];
    case 'location':
      return PLACE_FIELDS.filter((field) => contact.shown[field]).map((field) => contact[field]);
    case 'details':
      return parseLabelledLines(contact.details).map(({ text }) => text);
    default:
      return partsOf(contact, choice);
  }
}

/** The printed parts; of a link its address alone. */
const partsOf = (contact: Contact, choice: ContactChoice): string[] =>
  contactParts(contact)
    .filter(({ field }) => fieldsOfChoice(choice).includes(field))
    .map(({ text, href }) => (choice === 'links' && href ? withoutScheme(href) : text));

const withoutScheme = (href: string): string =>
  href.replace(/^https?:\/\/(?:www\.)?/iu, '').replace(/\/$/u, '');
