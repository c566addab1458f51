import type { PlacedText, TextLine, TextPlace } from '@shortlist/placed-text';

/** A stretch of a line in one look. */
export type LinePart = {
  from: number;
  text: string;
  bold: boolean;
  italic: boolean;
  isMarked: boolean;
};

/** Lines that stand beside each other, in the columns of a table's row; a single one where there is no table. */
export type LineGroup = { key: number; columns: readonly (readonly number[])[] };

/** The indexes of the lines with those of one row of a table in one group, column by column. */
export function groupLines(lines: readonly TextLine[], indexes: readonly number[]): LineGroup[] {
  const groups: { key: number; row: string | undefined; columns: Map<number, number[]> }[] = [];
  for (const index of indexes) {
    const cell = lines[index]?.cell;
    const row = cell && `${cell.table}.${cell.row}`;
    const column = cell?.column ?? 0;
    const last = groups.at(-1);
    const beside = row !== undefined && last?.row === row ? last.columns : undefined;
    if (!beside) groups.push({ key: index, row, columns: new Map([[column, [index]]]) });
    else beside.set(column, [...(beside.get(column) ?? []), index]);
  }
  return groups.map(({ key, columns }) => ({ key, columns: [...columns.values()] }));
}

/** Rows that are drawn together, with the indexes of their lines. */
export type LineBlock = { key: number; groups: readonly LineGroup[]; lines: readonly number[] };

/** The rows in blocks of `size`. */
export function blocksOf(groups: readonly LineGroup[], size: number): LineBlock[] {
  return Array.from({ length: Math.ceil(groups.length / size) }, (_, at) => {
    const some = groups.slice(at * size, (at + 1) * size);
    return { key: at, groups: some, lines: some.flatMap(({ columns }) => columns.flat()) };
  });
}

/** The line cut where its look changes and where a place begins or ends. */
export function cutLine(line: TextLine, places: readonly TextPlace[]): LinePart[] {
  let at = 0;
  return line.pieces.flatMap(({ before, text, bold, italic }) => {
    const from = at;
    at += before.length + text.length;
    return cutAt(before + text, from, places).map((part) => ({ ...part, bold, italic }));
  });
}

function cutAt(text: string, from: number, places: readonly TextPlace[]) {
  const to = from + text.length;
  const inside = (edge: number) => edge > from && edge < to;
  const edges = places.flatMap(({ start, end }) => [start, end]).filter(inside);
  const cuts = [...new Set([from, ...edges, to])].sort((a, b) => a - b);
  return cuts.slice(0, -1).map((start, index) => ({
    from: start,
    text: text.slice(start - from, (cuts[index + 1] ?? to) - from),
    isMarked: places.some((place) => place.start <= start && place.end > start),
  }));
}

/** The places by the index of the line that they stand in. */
export function placesByLine(places: readonly TextPlace[]): ReadonlyMap<number, TextPlace[]> {
  const byLine = new Map<number, TextPlace[]>();
  for (const place of places) byLine.set(place.line, [...(byLine.get(place.line) ?? []), place]);
  return byLine;
}

/** The indexes of the lines of a page, in the order of the document. */
export const linesOfPage = ({ lines }: PlacedText, page: number): number[] =>
  lines.flatMap((line, index) => (line.page === page ? [index] : []));
