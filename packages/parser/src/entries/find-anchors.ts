import { type Line, lineTextOf } from '../lines/line.ts';
import { type Anchor, anchorOf, isLoose } from './anchor.ts';

/** Dates outside lists; where every date stands in a list, its items are the entries. */
export function findAnchors(lines: readonly Line[]): [number, Anchor][] {
  const all = lines.flatMap((line, at): [number, Anchor][] => {
    const anchor = anchorOf(line);
    return anchor ? [[at, anchor]] : [];
  });
  const isLooseAt = ([at, anchor]: [number, Anchor]) => {
    const line = lines[at];
    return line !== undefined && isLoose(line, anchor);
  };
  const setOff = all.filter((each) => !isLooseAt(each));
  // Where ranges or dates that are set off date the entries, a year at the end of words dates none.
  const firm = setOff.length * 2 > all.length ? setOff : all;
  const plain = firm.filter(([at]) => lines[at]?.marker === '');
  const found = plain.length > 0 ? plain : firm;
  return found.filter(([at, anchor], index) => !repeatsDate(lines, found[index - 1], at, anchor));
}

/** A second date right below the first that dates nothing of its own: "Issued 2019 / Expires 2022". */
function repeatsDate(
  lines: readonly Line[],
  before: [number, Anchor] | undefined,
  at: number,
  anchor: Anchor,
): boolean {
  const line = lines[at];
  if (!before || before[0] !== at - 1 || !line || line.cells.length > 1) return false;
  const above = lines[at - 1];
  const { from, to } = anchor.dates;
  const isAlone = to - from > lineTextOf(line).length * 0.7;
  return (
    isAlone &&
    above !== undefined &&
    (above.space === 0) === (line.space === 0) &&
    !isOnlyDate(above, before[1])
  );
}

const isOnlyDate = (line: Line, { dates }: Anchor): boolean =>
  dates.to - dates.from > lineTextOf(line).length * 0.7;
