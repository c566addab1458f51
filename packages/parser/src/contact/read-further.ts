import type { BareLink, TextPlace } from '@shortlist/placed-text';
import type { ReadValue } from '../result/read-value.ts';
import type { FoundSection } from '../sections/section.ts';
import { findDetails, type ReadLabelled } from './find-details.ts';
import { findOtherLinks, isLinksHeading } from './links/find-other-links.ts';
import { findHeadline } from './name/find-headline.ts';
import { contactRows, type ReadContact, withShortCells } from './read-contact.ts';
import { takenPlaces } from './taken-places.ts';

/** The contact beside its fields: further addresses of the web, and lines behind labels. */
export type ReadFurther = {
  headline?: ReadValue;
  links: readonly ReadLabelled[];
  details: readonly ReadLabelled[];
};

/** Lists the places of all parts of the contact. */
export const placesOfContact = (
  contact: ReadContact,
  { headline, links, details }: ReadFurther,
): TextPlace[] => {
  const values = [...Object.values(contact), ...(headline ? [headline] : [])];
  return [...values, ...links, ...details].flatMap(({ places }) => places);
};

/** Headings over what is said of the person beside how to reach them. */
const PERSONAL = /^(?:personal|facts|nationality|citizenship|other)$/iu;

const NOTHING: ReadFurther = { links: [], details: [] };

/** Reads what the fields of the contact leave of its part of the document. */
export function readFurther(
  said: readonly FoundSection[],
  bare: readonly BareLink[],
  contact: ReadContact,
  isOurs: boolean,
): ReadFurther {
  const sections = said.map((each) => ({ ...each, rows: each.rows.map(withShortCells) }));
  const taken = (read: ReadFurther) => takenPlaces(placesOfContact(contact, read));
  const heads = sections.filter(({ kind }) => kind === 'head').flatMap(({ rows }) => rows);
  const headline = findHeadline(heads, contact.fullName, taken(NOTHING), isOurs);
  const read = { ...NOTHING, ...(headline && { headline }) };
  const listed = sections
    .filter(({ kind, title }) => kind === 'other' && isLinksHeading(title?.text ?? ''))
    .flatMap(({ rows }) => rows);
  const own = contactRows(sections);
  const personal = sections
    .filter(({ kind, title }) => kind === 'other' && PERSONAL.test(title?.text.trim() ?? ''))
    .flatMap(({ rows }) => rows);
  const known = [contact.website?.text ?? '', contact.linkedin?.text ?? ''];
  const links = findOtherLinks([...own, ...listed], bare, known, { taken: taken(read), isOurs });
  return { ...read, links, details: findDetails([...own, ...personal], taken({ ...read, links })) };
}
