import type { BareLink } from '@shortlist/placed-text';
import { bodySize } from '../headings/look.ts';
import type { TextRow } from '../lines/row.ts';
import type { ReadValue } from '../result/read-value.ts';
import type { FoundSection } from '../sections/section.ts';
import { findLocation, type ReadLocation } from './address/find-location.ts';
import { joinAddresses } from './address/join-addresses.ts';
import { type ContactPiece, contactPieces, widePieces } from './contact-pieces.ts';
import { findEmail, findLinkedin, findWebsite, linksOf } from './links/find-links.ts';
import { withoutFurtherLinks } from './links/further-links.ts';
import { isInHeadline } from './name/find-headline.ts';
import { findName } from './name/find-name.ts';
import { findPhone } from './phone/find-phone.ts';

export type ReadContact = ReadLocation & {
  fullName?: ReadValue;
  email?: ReadValue;
  phone?: ReadValue;
  linkedin?: ReadValue;
  website?: ReadValue;
};

/** Sections that tell of other people or of the world outside. */
const OTHERS = new Set([
  'other',
  'projects',
  'experience',
  'education',
  'awards',
  'certifications',
]);

/**
 * Reads how to reach the person. The head of the document and a section of that name are looked at first;
 * e-mail and phone are taken from anywhere else only where these have none. In a file of ours (`isOurs`) further links are
 * known, and no field is read from them.
 */
export function readContact(
  said: readonly FoundSection[],
  links: readonly BareLink[],
  isOurs = false,
): ReadContact {
  const short = said.map((each) => ({ ...each, rows: each.rows.map(withShortCells) }));
  const sections = isOurs ? short.map(withoutFurtherLinks) : short;
  const near = sections.filter(isNear).flatMap(({ rows }) => rows);
  const outside = sections.filter((section) => !isNear(section));
  const rest = outside.filter(({ kind }) => !OTHERS.has(kind)).flatMap(({ rows }) => rows);
  const all = sections.flatMap(({ rows }) => rows);
  const own = contactRows(sections);
  const pieces = contactPieces(own);
  const found = linksOf(own, links);
  const email = findEmail(own, found) ?? findEmail(all, linksOf(all, []));
  const everywhere = () => contactPieces([...rest, ...outside.flatMap(({ rows }) => rows)]);
  const phone =
    findPhone(pieces) ?? (email ? findPhone(everywhere().filter(isNumberAlone)) : undefined);
  const name = findName(nameRows(sections, near), pieces, {
    email: email?.text ?? '',
    body: bodySize(all),
    isOurs,
  });
  const linkedin =
    findLinkedin(pieces, found) ??
    (all.some(mayNameLinkedin) ? findLinkedin(everywhere(), linksOf(all, [])) : undefined);
  const website = findWebsite(pieces, found);
  return {
    ...(name && { fullName: name }),
    ...(email && { email }),
    ...(phone && { phone }),
    ...(linkedin && { linkedin }),
    ...(website && { website }),
    ...placeOf(near, own, name),
  };
}

/** Checks whether a text says a number and no more than its label: numbers beside other words are of tickets and books. */
const isNumberAlone = ({ cell: { text }, label }: ContactPiece): boolean =>
  label === 'phone' || !/\p{L}/u.test(text);

/** Checks whether a row has the word LinkedIn, a label for it or a link to it: most have none of them. */
const mayNameLinkedin = ({ cells }: TextRow): boolean =>
  cells.some(
    ({ text, spans }) =>
      /linked\s?in|(?<!\p{L})in\s*(?:[^\p{L}\p{N}\s]|$)/iu.test(text) ||
      spans.some(({ link }) => link !== undefined && /linkedin/i.test(link)),
  );

/** Finds the place where the person lives, unless it is a part of the line below the name that says what they are. */
function placeOf(near: readonly TextRow[], own: readonly TextRow[], name: ReadValue | undefined) {
  const place = findLocation(contactPieces(own), widePieces(own), name);
  return isInHeadline(near, name, place) ? {} : place;
}

const isNear = ({ kind }: FoundSection): boolean => kind === 'head' || kind === 'contact';

/** The rows of the head, of a section of contacts and of the margins, their addresses whole. */
export function contactRows(sections: readonly FoundSection[]): TextRow[] {
  const near = sections.filter(isNear).flatMap(({ rows }) => rows);
  const outside = sections.filter((section) => !isNear(section));
  const margins = outside.flatMap(({ rows }) => rows.filter(({ line }) => line.origin !== 'body'));
  return joinAddresses([...near, ...margins]);
}

/** In characters: what holds a contact is short, and no running words. */
const LONGEST = 400;

export const withShortCells = (row: TextRow): TextRow => ({
  ...row,
  cells: row.cells.filter(({ text }) => text.length <= LONGEST),
});

/** The rows that can hold the name: the head's, and where it has none those of the first page. */
function nameRows(sections: readonly FoundSection[], near: readonly TextRow[]): readonly TextRow[] {
  return near.length > 0
    ? near
    : sections.flatMap(({ rows }) => rows).filter(({ page }) => page === 0);
}
