import type { Contact, ContactField } from './contact.ts';
import { readEmail } from './email.ts';
import { type LabelledLine, parseLabelledLines } from './labelled-lines.ts';
import { LINKEDIN_PATH, linkedinHandle, linkedinHref } from './linkedin.ts';
import { formatPhone, phoneHref } from './phone.ts';
import { escapeForUri, websiteHref } from './web-address.ts';

/** Printed in place of a name that is empty (spec section 2). */
export const NAME_PLACEHOLDER = 'Your Name';

/** A part of the contact line; `field` is where a click on it leads, `href` where a link does. */
export type ContactPart = { field: ContactField; text: string; href?: string; line?: number };

/** The name at the head of the paper, "Your Name" while there is none. */
export function displayName(contact: Contact): string {
  return contact.fullName.trim() || NAME_PLACEHOLDER;
}

/**
 * Lists the parts of the contact line, in order: place, e-mail, phone, LinkedIn, website, further links. Only parts
 * that say something and are not switched off. Links are http, https, mailto or tel, nothing else; a part that is no
 * proper address is printed without one.
 */
export function contactParts(contact: Contact): ContactPart[] {
  const { shown } = contact;
  const handle = linkedinHandle(contact.linkedin);
  return [
    placePart(contact),
    part('email', contact.email.trim(), emailHref(contact.email)),
    part(
      'phone',
      shown.phone ? formatPhone(contact.phone, contact.country) : '',
      phoneHref(contact.phone),
    ),
    part(
      'linkedin',
      shown.linkedin && handle ? `${LINKEDIN_PATH}${handle}` : '',
      linkedinHref(contact.linkedin),
    ),
    part('website', contact.website.trim(), websiteHref(contact.website)),
    ...parseLabelledLines(contact.links).map(linkPart),
  ].filter((each) => each.text !== '');
}

/** The further lines of a contact, each with its label. */
export const contactDetails = (contact: Contact): ContactPart[] =>
  parseLabelledLines(contact.details)
    .map(({ label, text }, line) => ({
      field: 'details' as const,
      text: [label.trim(), text.trim()].filter(Boolean).join(': '),
      line,
    }))
    .filter(({ text }) => text !== '');

/** The address as a reader types it, with its label where the address does not say what it is. */
function linkPart({ label, text: address }: LabelledLine, line: number): ContactPart {
  const href = websiteHref(address);
  const shown = address
    .trim()
    .replace(/^https?:\/\/(?:www\.)?/i, '')
    .replace(/\/$/, '');
  const isSaid = shown.toLowerCase().includes(label.trim().toLowerCase());
  const text = isSaid || shown === '' ? shown : `${label.trim()}: ${shown}`;
  return { ...part('links', text, href), line };
}

/** Fields that are printed as one text. */
export const PLACE_FIELDS = ['city', 'state', 'country'] as const;

/** "City, State, Country", led by the first of them that shows. */
function placePart(contact: Contact): ContactPart {
  const fields = PLACE_FIELDS.filter(
    (field) => contact.shown[field] && contact[field].trim() !== '',
  );
  return part(fields[0] ?? 'city', fields.map((field) => contact[field].trim()).join(', '));
}

function emailHref(email: string): string | undefined {
  const address = readEmail(email);
  return address && `mailto:${encodeURIComponent(address.local)}@${escapeForUri(address.host)}`;
}

function part(field: ContactField, text: string, href?: string): ContactPart {
  return href === undefined ? { field, text } : { field, text, href };
}
