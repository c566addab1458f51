import { findDates } from '../dates/find-dates.ts';
import {
  companyScore,
  degreeScore,
  locationScore,
  roleScore,
  schoolScore,
} from '../evidence/word-score.ts';
import { isAllCaps } from '../fold.ts';
import { isFull, type Measure, measureColumn } from '../lines/join-wrapped.ts';
import { type Cell, rowText, type TextRow } from '../lines/row.ts';
import { bodySize, type Look, lookOf } from './look.ts';

/**
 * The evidence that a look is that of headings whose words are unknown; above 0 it is. Weights of a logistic regression
 * over the looks of documents of many makers, rounded.
 */
const LOOK_EVIDENCE = {
  always: -2.8,
  /** Nothing but the space above sets it apart. */
  likeText: -0.5,
  larger: 0.7,
  /** No other look of several titles is larger. */
  largest: 1.1,
  capitals: 1.2,
  toldByFormat: 0.6,
  once: -3.9,
  several: 1.9,
  many: -0.8,
  /** Times the mean space above, in distances of base lines. */
  spaceAbove: 1.4,
  /** Times the share of titles with another directly below: a list. */
  stacked: -2.2,
  /** Another look of several titles comes first: these stand within its sections. */
  behindOther: -2.1,
  /** Nearly each has a date below it, as entries have. */
  allDated: -1.3,
  /** Times the share of titles that name a role, an employer, a school, a degree or a place. */
  namesEntry: -3,
  /** Times the share with but a line below, or none. */
  shortSections: -1.6,
} as const;

const SEVERAL = 3;
const MANY = 12;
const LONGEST = 45;
const MOST_WORDS = 6;

/** A row that can be a heading, whatever its words: where it stands, and how far its base lines are apart. */
type Title = {
  row: TextRow;
  cell: Cell;
  rows: readonly TextRow[];
  at: number;
  pitch: number;
  isSetApart: boolean;
};

/** In distances of base lines: a row of the text's look that is a heading stands further below what is above. */
const FAR = 2;

/** In distances of base lines: lines of one text stand no further apart. */
const NEXT_LINE = 1.2;

/** In points. */
const SAME_EDGE = 3;

/**
 * The rows that are set as headings, found by where and how often such rows come and by what stands below them, not by their
 * words. `enough` is what must speak for a look.
 */
export function inferTitles(
  columns: readonly (readonly TextRow[])[],
  enough = 0,
): ReadonlySet<TextRow> {
  const body = bodySize(columns.flat());
  const looks = new Map<Look, Title[]>();
  for (const title of columns.flatMap((rows) => titlesOf(rows, body))) {
    const look = `${lookOf(title.cell, title.row)} ${title.isSetApart}`;
    looks.set(look, [...(looks.get(look) ?? []), title]);
  }
  const groups = [...looks.values()];
  const chosen = groups.filter((titles) => scoreTitles(titles, groups, body) > enough);
  return new Set(chosen.flat().map(({ row }) => row));
}

/** Rows that could be headings: of a look that is not the text's, or far below what stands above. */
function titlesOf(rows: readonly TextRow[], body: number): Title[] {
  const measure = measureColumn(rows, true);
  const { pitch } = measure;
  return rows.flatMap((row, at): Title[] => {
    const [cell] = row.cells;
    if (!cell || !canBeTitle(row, body) || isRestOf(rows[at - 1], row, measure)) return [];
    const isSetApart = hasOwnLook(cell, row, body);
    return isSetApart || row.gap > FAR * pitch ? [{ row, cell, rows, at, pitch, isSetApart }] : [];
  });
}

/** Checks whether a row goes on with the one right above it, which has its look and no room for its first word. */
function isRestOf(above: TextRow | undefined, row: TextRow, { pitch, right }: Measure): boolean {
  const [over, cell] = [above?.cells.at(-1), row.cells[0]];
  if (!above || !over || !cell || row.gap === 0 || row.gap > NEXT_LINE * pitch) return false;
  const isBelow = Math.abs(over.x - cell.x) < SAME_EDGE;
  return isBelow && lookOf(over, above) === lookOf(cell, row) && isFull(over, cell, right);
}

/** An icon may lead what is so much larger than the text. */
const LARGE = 1.2;

/** Alone in its row, short, of one look, without figures and commas, and begun by no small letter. */
function canBeTitle({ cells, marker }: TextRow, body: number): boolean {
  const [title] = cells;
  return (
    title !== undefined &&
    cells.length === 1 &&
    (marker === '' || title.size > body * LARGE) &&
    title.text.length <= LONGEST &&
    title.text.split(/\s+/u).length <= MOST_WORDS &&
    !/\d|[,;|@:]./u.test(title.text) &&
    /^[\p{Lu}\p{Lo}[<“"'—]/u.test(title.text) &&
    /\p{L}{2}/u.test(title.text) &&
    title.spans.every(({ bold }) => bold === title.spans[0]?.bold)
  );
}

const hasOwnLook = ({ size, bold, text }: Cell, { line }: TextRow, body: number): boolean =>
  size > body * 1.08 || bold || isAllCaps(text) || line.heading !== undefined;

function scoreTitles(
  titles: readonly Title[],
  groups: readonly (readonly Title[])[],
  body: number,
): number {
  const e = LOOK_EVIDENCE;
  const [first] = titles;
  if (!first) return 0;
  const { cell } = first;
  const others = groups.filter((each) => each !== titles && each.length > 1);
  const sections = titles.map((title, index) => rowsBelow(title, titles[index + 1]));
  const share = (holds: (title: Title, index: number) => boolean) =>
    titles.filter(holds).length / titles.length;
  const space = titles.reduce((sum, { row, pitch }) => sum + spaceAbove(row, pitch), 0);
  const rules: [number, number | boolean][] = [
    [e.always, true],
    [e.likeText, !first.isSetApart],
    [e.larger, cell.size > body * 1.08],
    [e.largest, !others.some(([other]) => sizeOf(other) > cell.size * 1.04)],
    [e.capitals, isAllCaps(cell.text)],
    [e.toldByFormat, first.row.line.heading !== undefined],
    [e.once, titles.length === 1],
    [e.several, titles.length >= SEVERAL],
    [e.many, titles.length > MANY],
    [e.spaceAbove, space / titles.length],
    [e.stacked, share((title, index) => titles[index + 1]?.row === title.rows[title.at + 1])],
    [e.behindOther, shareBehind(titles, others)],
    [e.allDated, sections.filter((rows) => rows.some(isDated)).length >= 0.9 * titles.length],
    [e.namesEntry, share(({ cell: { text } }) => namesEntry(text))],
    [e.shortSections, share((_, index) => (sections[index]?.length ?? 0) <= 1)],
  ];
  return rules.reduce((sum, [weight, value]) => sum + weight * Number(value), 0);
}

const sizeOf = (title: Title | undefined): number => title?.cell.size ?? 0;

const isDated = (row: TextRow): boolean => findDates(rowText(row)).length > 0;

/** At the top of a column as much as two lines, elsewhere at most three. */
const spaceAbove = ({ gap }: TextRow, pitch: number): number =>
  gap === 0 ? 2 : Math.min(3, gap / pitch);

const rowsBelow = ({ rows, at }: Title, next: Title | undefined): readonly TextRow[] =>
  rows.slice(at + 1, next?.rows === rows ? next.at : undefined);

/** The share of the columns with these titles in which those of another look come first. */
function shareBehind(titles: readonly Title[], others: readonly (readonly Title[])[]): number {
  const columns = [...new Set(titles.map(({ rows }) => rows))];
  const firstIn = (rows: readonly TextRow[], group: readonly Title[]) =>
    group.find((title) => title.rows === rows)?.at ?? Number.POSITIVE_INFINITY;
  const behind = columns.filter((rows) =>
    others.some((other) => firstIn(rows, other) < firstIn(rows, titles)),
  );
  return behind.length / Math.max(1, columns.length);
}

const namesEntry = (text: string): boolean =>
  roleScore(text) > 0.5 ||
  companyScore(text) > 0.5 ||
  degreeScore(text) > 0 ||
  schoolScore(text) > 0 ||
  locationScore(text) > 0.6;
