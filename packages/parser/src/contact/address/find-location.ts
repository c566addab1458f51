import { hasRange } from '../../dates/find-dates.ts';
import type { Passage } from '../../document/passage.ts';
import { companyScore, roleScore } from '../../evidence/word-score.ts';
import type { Cell } from '../../lines/row.ts';
import { type ReadValue, readingOf } from '../../result/read-value.ts';
import { EMAIL, isOnMap, isProfileSite, LINKEDIN } from '../contact-patterns.ts';
import type { ContactPiece } from '../contact-pieces.ts';
import { type PhoneRegion, phoneRegion } from '../phone/phone-region.ts';
import { addressRuns } from './address-runs.ts';
import { type Address, readAddress } from './read-address.ts';

export type ReadLocation = { city?: ReadValue; state?: ReadValue; country?: ReadValue };

/** The score of a labelled place, whatever it says. */
const LABELLED = 2;

/** Finds the place where the person lives: the piece of the contact that reads most like a place. */
export function findLocation(
  pieces: readonly ContactPiece[],
  wide: readonly ContactPiece[],
  name: ReadValue | undefined,
): ReadLocation {
  const contacts = pieces.filter(({ cell, label }) => isContact(cell.text, label));
  const rows = new Set(contacts.map(({ row }) => row));
  const places = [...pieces, ...wide, ...addressRuns(pieces)].filter(
    ({ cell, label }) =>
      canBeLocation(cell.text, label) && !isPartOf(cell, name) && !leadsElsewhere(cell),
  );
  const phone = phoneRegion(pieces);
  const [best] = places
    .flatMap((piece) => scored(piece, rows, phone))
    .toSorted((a, b) => b.score - a.score);
  if (!best) return {};
  const { city, state, country, score } = best;
  const value = (part: Passage) =>
    readingOf(part, Math.min(0.97, 0.55 + score / 6), 'reasons.contactPlace');
  return {
    ...(city && { city: value(city) }),
    ...(state && { state: value(state) }),
    ...(country && { country: value(country) }),
  };
}

/** The piece as a place, where it says enough to be one. */
function scored(piece: ContactPiece, contacts: ReadonlySet<number>, phone: PhoneRegion): Address[] {
  const parsed = readAddress(piece.cell, phone);
  const around = standing(piece, parsed.score, contacts);
  const score = parsed.score + around + (parsed.city ? 0.5 : 0);
  const isEnough = parsed.city ? score >= 1 : parsed.score >= LABELLED && around > 0;
  return isEnough ? [{ ...parsed, score }] : [];
}

/** Scores a piece's standing as a place: by its label, or a phone or e-mail in its row or the next. */
function standing(
  { cell, label, row }: ContactPiece,
  evidence: number,
  contacts: ReadonlySet<number>,
): number {
  const labelled = label === 'place' ? LABELLED : 0;
  const isLocation = evidence >= LABELLED;
  if (contacts.has(row)) return labelled + (isLocation ? 1.5 : Number(looksPlain(cell.text)) / 2);
  const isNear = contacts.has(row - 1) || contacts.has(row + 1);
  if (isLocation) return labelled + Number(isNear);
  const isBelow = contacts.has(row - 1) && looksPlain(cell.text) && !isProfileSite(cell.text);
  return labelled + Number(isBelow) / 2;
}

const isContact = (text: string, label: string | undefined): boolean =>
  label === 'phone' ||
  label === 'email' ||
  EMAIL.test(text) ||
  LINKEDIN.test(text) ||
  /^[+\d\s().-]{7,}$/u.test(text);

/** A word with an address of the web on it, which is that of no map: "Blog". */
const leadsElsewhere = ({ spans }: Cell): boolean =>
  spans.some(({ link }) => link !== undefined && /^https?:/iu.test(link) && !isOnMap(link));

/** Checks whether the name was read from a part of the cell. */
const isPartOf = ({ parts }: Cell, name: ReadValue | undefined): boolean =>
  parts.some(({ place }) =>
    name?.places.some(
      ({ line, start, end }) => line === place.line && start < place.end && place.start < end,
    ),
  );

/** "Mr. T. Brenner": how a person is named. */
const PERSON = /^(?:mr|mrs|ms|miss|mx|dr|prof|shri|smt|late|herr|frau|sr|sra)\.?\s/iu;

function canBeLocation(text: string, label: string | undefined): boolean {
  if ((label !== undefined && label !== 'place') || PERSON.test(text) || text.length > 90)
    return false;
  if (label === undefined && hasRange(text)) return false;
  return !/[@]|https?:|www\.|\.(?:com|org|net|io)\b/iu.test(text);
}

/** One to three capitalised words that name no role or employer. */
function looksPlain(text: string): boolean {
  return (
    text.split(' ').length <= 3 &&
    /^[\p{Lu}\p{Lo}][\p{L}\p{M}\s.'’,-]+$/u.test(text) &&
    roleScore(text) < 0.4 &&
    companyScore(text) < 0.6
  );
}
