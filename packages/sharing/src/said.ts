import type { Message } from '@shortlist/messages';
import { type Contact, type ContactPart, contactDetails, contactParts } from '@shortlist/model';

/** Place on paper: a section, the contact, or a part of a letter. */
export type Where = Message<'sharing'>;

/** Words on paper or behind a link, and where they stand. */
export type Said = { readonly text: string; readonly where: Where };

type Marked = { readonly text: string; readonly marks?: readonly { readonly href?: string }[] };

/** A printed text, and the addresses of its links. */
export const saidBy = (where: Where, { text, marks = [] }: Marked): Said[] =>
  [text, ...marks.flatMap(({ href }) => href ?? [])].map((each) => ({ text: each, where }));

/** All that a contact says on paper. */
export function saidByContact(contact: Contact): Said[] {
  const parts: ContactPart[] = [...contactParts(contact), ...contactDetails(contact)];
  const texts = [contact.fullName, contact.headline, ...parts.map(({ text }) => text)];
  return texts.map((text) => ({ text, where: { code: 'sharing.ofContact' } }));
}
