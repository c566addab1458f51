import { fold } from '@shortlist/model';
import { joinPassages, type Passage } from '../../document/passage.ts';
import { trimEdges } from '../../entries/chunks.ts';
import { isSentence, locationScore, roleScore } from '../../evidence/word-score.ts';
import { sectionOfHeading } from '../../headings/name-section.ts';
import { isLabel } from '../../label-words.ts';
import { cutCell } from '../../lines/cut-cell.ts';
import type { Cell, TextRow } from '../../lines/row.ts';
import { type ReadValue, readingOf } from '../../result/read-value.ts';
import type { ReadLocation } from '../address/find-location.ts';
import { EMAIL, isProfileSite, PHONE, WEBSITE } from '../contact-patterns.ts';
import { isTaken, type TakenPlaces } from '../taken-places.ts';
import { namesDocument } from './name-cells.ts';

/** In characters. */
const LONGEST = 120;

/** A text of more letters is a summary where it has running words. */
const LONGEST_SENTENCE = 40;

/** Rows below the name that are looked at for words of a role. */
const NEAR = 3;

/** Of a slogan without bars. */
const MOST_WORDS = 5;

/** The confidence of a line that has words of a role; of a slogan that stands directly below the name. */
const SURE = { role: 0.92, slogan: 0.45 } as const;

/**
 * Finds what the person is or looks for: behind the name, or in a line below it that no part of the contact was read from. Words
 * of a role tell it; without them it must stand directly below the name, as in our own paper, or be parted by bars.
 */
export function findHeadline(
  rows: readonly TextRow[],
  name: ReadValue | undefined,
  taken: TakenPlaces,
  isOurs: boolean,
): ReadValue | undefined {
  const lines = new Set(name?.places.map(({ line }) => line));
  const at = rows.findLastIndex((row) => row.cells.some((cell) => isOn(cell, lines)));
  const named = rows[at];
  if (!named) return undefined;
  const behind = named.cells.flatMap((cell) => restOf(cell, taken));
  const title = behind.find(saysRole) ?? behind.find(isBehindBar(named));
  if (title) {
    const sure = saysRole(title) ? SURE.role : SURE.slogan;
    return readingOf(title, sure, 'reasons.headline');
  }
  const below = rows.slice(at + 1, at + 1 + NEAR);
  if (isOurs) return ownHeadline(below.slice(0, 1).find(mayBeOwn), taken);
  const free = below.map((row) => freeOf(row, taken));
  const role = free.findIndex((row) => row !== undefined && saysRole(wordsOf(row)));
  if (role >= 0) return readingOf(withNext(free, role), SURE.role, 'reasons.headline');
  return sloganOf(free[0], named);
}

/**
 * Checks whether what was read as a place, without a country, is a part between bars of a headline below the name and no list knows
 * it: "Engineer | Go, SQL".
 */
export function isInHeadline(
  rows: readonly TextRow[],
  name: ReadValue | undefined,
  place: ReadLocation,
): boolean {
  const lines = new Set(name?.places.map(({ line }) => line));
  const at = rows.findLastIndex((row) => row.cells.some((cell) => isOn(cell, lines)));
  const below = at < 0 ? undefined : rows[at + 1];
  const said = new Set(
    Object.values(place).flatMap((value) => value.places.map(({ line }) => line)),
  );
  if (place.country || !below || !saysRole(wordsOf(below))) return false;
  const isThere = below.cells.some((cell) => isOn(cell, said) && / \| /u.test(cell.text));
  const words = Object.values(place).map(({ text }) => text);
  return isThere && locationScore(words.join(', ')) < 0.6;
}

const isOn = ({ parts }: Cell, lines: ReadonlySet<number>): boolean =>
  parts.some(({ place }) => lines.has(place.line));

const wordsOf = ({ cells }: TextRow): Passage => joinPassages(cells, ' ');

const saysRole = ({ text }: Passage): boolean =>
  mayBe(text) &&
  (roleScore(text) > 0.5 || text.split(/[|·•,]/u).some((part) => roleScore(part.trim()) > 0.9));

/** Our Word files say which line is the headline. */
const mayBeOwn = ({ line: { style } }: TextRow): boolean =>
  style === undefined || style === 'Subtitle';

/** The text behind a name in its cell, and the other cells of its row. */
function restOf(cell: Cell, taken: TakenPlaces): Cell[] {
  const ends = cell.parts.flatMap(({ at, place }) =>
    (taken.get(place.line) ?? []).map(({ end }) => at + end - place.start),
  );
  const end = Math.max(0, ...ends.filter((each) => each <= cell.text.length));
  const rest = trimEdges(cutCell(cell, end));
  return rest.text === '' ? [] : [rest];
}

/** A few words in the cell of the name, parted from it by a bar. */
const isBehindBar =
  (named: TextRow) =>
  ({ text }: Cell): boolean =>
    mayBe(text) &&
    !PLACE.test(text) &&
    text.split(' ').length <= MOST_WORDS &&
    named.cells.some((cell) => cell.text.endsWith(` | ${text}`));

/** The row without what was read before; nothing where that is all of it, or a mark leads it. */
function freeOf(row: TextRow, taken: TakenPlaces): TextRow | undefined {
  const cells = row.cells.flatMap((cell) => (isTaken(cell, taken) ? leadOf(cell, taken) : [cell]));
  return row.marker === '' && cells.length > 0 ? { ...row, cells } : undefined;
}

/** A role before a place in the same cell: "Welder · Guingamp". */
function leadOf(cell: Cell, taken: TakenPlaces): Cell[] {
  const starts = cell.parts.flatMap(({ at, place }) =>
    (taken.get(place.line) ?? []).flatMap(({ start }) =>
      start >= place.start && start < place.end ? [at + start - place.start] : [],
    ),
  );
  const before = cell.text.slice(0, Math.min(...starts, cell.text.length));
  const lead = cutCell(cell, 0, before.replace(/[^\p{L}\p{N})]+$/u, '').length);
  return saysRole(lead) ? [lead] : [];
}

/** In our own paper the headline stands between the name and the line of the contact. */
function ownHeadline(row: TextRow | undefined, taken: TakenPlaces): ReadValue | undefined {
  const isFree = row?.marker === '' && !row.cells.some((cell) => isTaken(cell, taken));
  if (!row || !isFree || row.cells[0]?.bold) return undefined;
  return readingOf(wordsOf(row), SURE.role, 'reasons.headline');
}

/** The line, with the next where it goes on in the same look: "Secondary Mathematics", "Teacher". */
function withNext(free: readonly (TextRow | undefined)[], at: number): Passage {
  const row = free[at];
  const above = free[at - 1];
  const isOne =
    row && above && isLike(row, above) && !saysRole(wordsOf(above)) && mayBe(wordsOf(above).text);
  return joinPassages([...(isOne ? [wordsOf(above)] : []), ...(row ? [wordsOf(row)] : [])], ' ');
}

const isLike = (one: TextRow, other: TextRow): boolean =>
  one.cells[0]?.size === other.cells[0]?.size &&
  one.cells[0]?.bold === other.cells[0]?.bold &&
  Math.abs((one.cells[0]?.x ?? 0) - (other.cells[0]?.x ?? 0)) < 6;

/** A few words, or parts between bars, directly below a name that is larger: "Go, Kubernetes | Open to work". */
function sloganOf(row: TextRow | undefined, named: TextRow): ReadValue | undefined {
  if (!row || row.gap > 3 || row.page !== named.page) return undefined;
  const words = wordsOf(row);
  const { text } = words;
  const isSmaller = (row.cells[0]?.size ?? 0) < (named.cells[0]?.size ?? 0) * 0.9;
  const isShort = row.cells.length === 1 && text.split(' ').length <= MOST_WORDS;
  const isSlogan = mayBe(text) && !PLACE.test(text) && (isShort || /\s[|·•]\s/u.test(text));
  return isSmaller && isSlogan ? readingOf(words, SURE.slogan, 'reasons.headline') : undefined;
}

/** Digits of a postcode or a street, or a line that goes on. */
const PLACE = /\d|[,:]$/u;

function mayBe(text: string): boolean {
  const isContact =
    EMAIL.test(text) || text.search(PHONE) >= 0 || text.search(WEBSITE) >= 0 || isProfileSite(text);
  return (
    !isContact &&
    !isLabel(text) &&
    !/\p{Co}/u.test(text) &&
    text.length >= 3 &&
    text.length <= LONGEST &&
    !/^[^:]{2,25}:\s/u.test(text) &&
    !(isSentence(text) && text.length >= LONGEST_SENTENCE) &&
    !namesDocument(fold(text)) &&
    sectionOfHeading(text) === undefined &&
    locationScore(text) < 0.9
  );
}
