import { findDates } from '../dates/find-dates.ts';
import {
  companyScore,
  degreeScore,
  placeScore,
  roleScore,
  schoolScore,
} from '../evidence/word-score.ts';
import { isAllCaps } from '../fold.ts';
import { measureColumn } from '../lines/join-wrapped.ts';
import { type Row, rowText } from '../lines/row.ts';
import { bodySize, type Look, lookOf } from './look.ts';

/**
 * What speaks for a look being that of headings whose words are unknown; above 0 it is. Weights of a logistic regression
 * over the looks of documents of many makers, rounded.
 */
const LOOK_EVIDENCE = {
  always: -2.6,
  larger: 0.8,
  /** No other look of several titles is larger. */
  largest: 0.9,
  capitals: 1.4,
  toldByFormat: 0.7,
  once: -4.3,
  several: 1.9,
  many: -1,
  /** Times the mean space above, in distances of base lines. */
  spaceAbove: 1.4,
  /** Times the share of titles with another directly below: a list. */
  stacked: -2.1,
  /** Another look of several titles comes first: these stand within its sections. */
  behindOther: -2.2,
  /** Nearly each has a date below it, as entries have. */
  allDated: -1.3,
  /** Times the share of titles that name a role, an employer, a school, a degree or a place. */
  namesEntry: -3,
  /** Times the share with but a line below, or none. */
  shortSections: -2,
} as const;

const SEVERAL = 3;
const MANY = 12;
const LONGEST = 45;
const MOST_WORDS = 6;

/** A row that can be a heading, whatever its words: where it stands, and how far its base lines are apart. */
type Title = { row: Row; rows: readonly Row[]; at: number; pitch: number; text: string };

/** Looks in which the document sets headings, told by where and how often they come and by what stands below, not by their words. */
export function inferLooks(columns: readonly (readonly Row[])[]): ReadonlySet<Look> {
  const body = bodySize(columns.flat());
  const looks = new Map<Look, Title[]>();
  for (const title of columns.flatMap((rows) => titlesOf(rows, body))) {
    const [cell] = title.row.cells;
    if (!cell) continue;
    const look = lookOf(cell, title.row);
    looks.set(look, [...(looks.get(look) ?? []), title]);
  }
  const groups = [...looks.values()];
  const chosen = [...looks].filter(([, titles]) => scoreTitles(titles, groups, body) > 0);
  return new Set(chosen.map(([look]) => look));
}

function titlesOf(rows: readonly Row[], body: number): Title[] {
  const { pitch } = measureColumn(rows, true);
  return rows.flatMap((row, at) =>
    canBeTitle(row) && isSetApart(row, body)
      ? [{ row, rows, at, pitch, text: row.cells[0]?.text ?? '' }]
      : [],
  );
}

/** Alone in its row, short, of one look, without figures and commas, and begun by no small letter. */
export function canBeTitle({ cells, marker }: Row): boolean {
  const [title] = cells;
  return (
    title !== undefined &&
    cells.length === 1 &&
    marker === '' &&
    title.text.length <= LONGEST &&
    title.text.split(/\s+/u).length <= MOST_WORDS &&
    !/\d|[,;|@:]./u.test(title.text) &&
    /^\P{Ll}.*/u.test(title.text) &&
    /\p{L}{2}/u.test(title.text) &&
    title.spans.every(({ bold }) => bold === title.spans[0]?.bold)
  );
}

const isSetApart = ({ cells: [title], line }: Row, body: number): boolean =>
  title !== undefined &&
  (title.size > body * 1.08 || title.bold || isAllCaps(title.text) || line.heading !== undefined);

function scoreTitles(
  titles: readonly Title[],
  groups: readonly (readonly Title[])[],
  body: number,
): number {
  const e = LOOK_EVIDENCE;
  const [first] = titles;
  const [cell] = first?.row.cells ?? [];
  if (!first || !cell) return 0;
  const others = groups.filter((each) => each !== titles && each.length > 1);
  const sections = titles.map((title, index) => rowsBelow(title, titles[index + 1]));
  const share = (holds: (title: Title, index: number) => boolean) =>
    titles.filter(holds).length / titles.length;
  const space = titles.reduce((sum, { row, pitch }) => sum + spaceAbove(row, pitch), 0);
  const rules: [number, number | boolean][] = [
    [e.always, true],
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
    [e.namesEntry, share(({ text }) => namesEntry(text))],
    [e.shortSections, share((_, index) => (sections[index]?.length ?? 0) <= 1)],
  ];
  return rules.reduce((sum, [weight, value]) => sum + weight * Number(value), 0);
}

const sizeOf = (title: Title | undefined): number => title?.row.cells[0]?.size ?? 0;

const isDated = (row: Row): boolean => findDates(rowText(row)).length > 0;

/** At the top of a column as much as two lines, elsewhere at most three. */
const spaceAbove = ({ gap }: Row, pitch: number): number =>
  gap === 0 ? 2 : Math.min(3, gap / pitch);

const rowsBelow = ({ rows, at }: Title, next: Title | undefined): readonly Row[] =>
  rows.slice(at + 1, next?.rows === rows ? next.at : undefined);

/** The share of the columns with these titles in which those of another look come first. */
function shareBehind(titles: readonly Title[], others: readonly (readonly Title[])[]): number {
  const columns = [...new Set(titles.map(({ rows }) => rows))];
  const firstIn = (rows: readonly Row[], group: readonly Title[]) =>
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
  placeScore(text) > 0.6;
