import { isAllCaps } from '../fold.ts';
import { cutCell } from '../lines/cut-cell.ts';
import type { Cell, TextRow } from '../lines/row.ts';
import type { SectionKind } from './heading-lexicon.ts';
import { sectionOfHeading } from './name-section.ts';

/** Marks that may stand between a heading and the text that follows it in its line. */
const SEPARATOR = /\s*[:.|](?=\s|$)|\s+[-–—](?=\s|$)/gu;

/** In letters. */
const LONGEST = 44;

/** So many sections must begin so: "Skills: Go, SQL" alone is a label. */
const LEAST_KINDS = 3;

/** An unknown heading stands as far below the text before it as the known ones do, but for this. */
const NEARER = 0.95;

/** A heading with its text, if any, behind it in the line: "EXPERIENCE. Harbour Master, Port of Lund". */
type RunIn = { title: Cell; rest: readonly Cell[]; look: string; kind: SectionKind | undefined };

/**
 * The columns of a document with headings that stand in the first line of their text put above it. They are known by
 * what several of them share: their look and the sign behind them; and by there being few headings of their own line.
 */
export function cutRunIn(columns: readonly (readonly TextRow[])[]): (readonly TextRow[])[] {
  const rows = columns.flat();
  const found = rows.flatMap((row) => {
    const runIn = runInsOf(row).find(({ kind }) => kind !== undefined);
    return runIn ? [{ ...runIn, gap: row.gap }] : [];
  });
  const look = commonLook(found);
  const alike = found.filter((each) => each.look === look);
  const inLine = alike.filter(({ rest }) => rest.length > 0).length;
  if (look === undefined || rows.filter(isHeadingLine).length >= inLine) return [...columns];
  const gap = Math.min(...alike.map((each) => each.gap).filter((each) => each > 0));
  return columns.map((column) => column.flatMap((row) => cutRow(row, look, gap * NEARER)));
}

function cutRow(row: TextRow, look: string, gap: number): TextRow[] {
  const alike = runInsOf(row).filter((each) => each.look === look && each.rest.length > 0);
  const unknown = row.gap >= gap ? alike[0] : undefined;
  const runIn = alike.find(({ kind }) => kind !== undefined) ?? unknown;
  if (!runIn) return [row];
  return [
    { ...row, cells: [runIn.title] },
    { ...row, cells: runIn.rest, gap: 0 },
  ];
}

/** Every way to cut the line at a sign, from its beginning on. */
function runInsOf({ cells: [first, ...others], marker }: TextRow): RunIn[] {
  if (!first || marker !== '') return [];
  return Array.from(first.text.slice(0, LONGEST + 3).matchAll(SEPARATOR)).flatMap((sign) => {
    const end = sign.index + sign[0].length;
    const behind = first.text.slice(end).trim() === '' ? [] : [besideTitle(first, end)];
    const rest = [...behind, ...others];
    if (sign.index < 2) return [];
    const title = cutCell(first, 0, sign.index);
    const look = [title.bold, isAllCaps(title.text), sign[0].trim()].join('/');
    return [{ title, rest, look, kind: sectionOfHeading(title.text) }];
  });
}

/** The text behind the heading begins where the text below it does. */
const besideTitle = (cell: Cell, from: number): Cell => ({ ...cutCell(cell, from), x: cell.x });

const isHeadingLine = ({ cells: [first, ...others] }: TextRow): boolean =>
  first !== undefined &&
  others.length === 0 &&
  !/[.:–—]$/u.test(first.text) &&
  sectionOfHeading(first.text) !== undefined;

/** The look of the most kinds of section, if they are enough and jobs or studies are among them. */
function commonLook(found: readonly RunIn[]): string | undefined {
  const kinds = new Map<string, Set<SectionKind>>();
  for (const { look, kind } of found)
    if (kind) kinds.set(look, (kinds.get(look) ?? new Set()).add(kind));
  const [most] = [...kinds].sort(([, a], [, b]) => b.size - a.size);
  if (!most) return undefined;
  const [look, held] = most;
  const isPlain = held.has('experience') || held.has('education');
  return isPlain && held.size >= LEAST_KINDS ? look : undefined;
}
