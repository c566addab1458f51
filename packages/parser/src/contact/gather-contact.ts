import { fold } from '@shortlist/model';
import { locationScore } from '../evidence/word-score.ts';
import { rowText, type TextRow } from '../lines/row.ts';
import type { FoundSection } from '../sections/section.ts';
import { EMAIL, LINKEDIN, PHONE, WEBSITE } from './contact-patterns.ts';

/** So many sizes of its letters may lie between a line of contacts and the next. */
const NEAR = 2.5;

function emailOf(row: TextRow): string | undefined {
  const text = rowText(row);
  return text.includes('@') ? EMAIL.exec(text)?.[0].toLowerCase() : undefined;
}

const isNearHead = ({ kind }: FoundSection): boolean => kind === 'head' || kind === 'contact';

/**
 * The sections with the contacts of a footer in a section of their own, which else would be read as a
 * part of whatever section ends there. Only where the head and the contact section have no e-mail: the
 * address is the only one of the document, or shares a word with the head's, as those of referees do not.
 */
export function gatherContact<S extends FoundSection>(sections: readonly S[]): S[] {
  const near = sections.filter(isNearHead).flatMap(({ rows }) => rows);
  const found = [
    ...new Set(sections.flatMap(({ rows }) => rows.flatMap((row) => emailOf(row) ?? []))),
  ];
  if (found.length === 0 || near.some(emailOf)) return [...sections];
  const words = near.flatMap((row) => fold(rowText(row)).split(/[^\p{L}]+/u));
  const isOwn = (email: string) =>
    words.some((word) => word.length > 2 && email.split('@')[0]?.includes(word));
  const email = found.find(isOwn) ?? (found.length === 1 ? found[0] : undefined);
  return email === undefined
    ? [...sections]
    : sections.flatMap((section) => parted(section, email));
}

/** The section without its lines of contacts, and these as a section behind it. */
function parted<S extends FoundSection>(section: S, email: string): S[] {
  const { rows } = section;
  const taken = new Set<TextRow>();
  for (const [at, row] of rows.entries()) {
    if (emailOf(row) !== email) continue;
    for (const each of rows.slice(Math.max(0, at - 2), at + 3)) {
      if (each === row || (isBeside(each, row) && holdsContact(each))) taken.add(each);
    }
  }
  if (taken.size === 0 || isNearHead(section)) return [section];
  const rest = { ...section, rows: rows.filter((row) => !taken.has(row)) };
  const { title: _, ...bare } = section;
  return [rest, { ...bare, kind: 'contact', rows: rows.filter((row) => taken.has(row)) } as S];
}

function isBeside(row: TextRow, { page, y, cells }: TextRow): boolean {
  const size = cells[0]?.size ?? 0;
  const isSame = Math.abs((row.cells[0]?.size ?? 0) - size) < 0.5;
  return row.page === page && isSame && Math.abs(row.y - y) < NEAR * size;
}

/** A place, or a part that is a town behind its postcode: "Kirchweg 5 – 99423 Weimar". */
const namesPlace = (text: string): boolean =>
  locationScore(text) > 0.6 || text.split(/\s[–—-]\s/u).some((part) => TOWN.test(part));

const TOWN = /^(?:\p{Lu}{1,2}-)?\d{4,5}\s\p{Lu}[\p{L}\s.'’-]+$/u;

/** An address, a number, or parts that points or bars stand between. */
function holdsContact(row: TextRow): boolean {
  const text = rowText(row);
  const isParted = /\s[|·•∙◦⋄♦\p{Co}]\s/u.test(text) || row.cells.length > 1;
  return (
    row.marker === '' &&
    (namesPlace(text) ||
      LINKEDIN.test(text) ||
      text.search(WEBSITE) >= 0 ||
      text.search(PHONE) >= 0 ||
      isParted)
  );
}
