export const DELIMITERS = [',', ';', '\t'] as const;

/** What stands between two cells. */
export type Delimiter = (typeof DELIMITERS)[number];

/** The line by which a file tells Excel its delimiter. */
const TOLD = /^sep=([,;\t])(?:\r\n|\r|\n)/iu;

/** The delimiter that a file names in a first line of its own, and the text behind that line. */
export function takeTold(text: string): { text: string; delimiter: Delimiter | undefined } {
  const [line = '', told] = TOLD.exec(text) ?? [];
  const delimiter = DELIMITERS.find((each) => each === told);
  return { text: text.slice(line.length), delimiter };
}

/** In characters: enough to see how wide the table is. */
const LOOKED_AT = 50_000;

/** A cell by any of the delimiters, and what ends it. */
const CELL = /(?:"(?:[^"]|"")*(?:"|$))?[^,;\t\r\n]*([,;\t]|\r\n|[\r\n]|$)/gu;

/** How often each delimiter stands in each row, outside of quotes. */
function countDelimiters(text: string): Record<Delimiter, number>[] {
  const rows = [];
  let row = { ',': 0, ';': 0, '\t': 0 };
  for (const [cell, end = ''] of text.matchAll(CELL)) {
    const delimiter = DELIMITERS.find((each) => each === end);
    if (delimiter) row[delimiter] += 1;
    else {
      if (cell !== end || DELIMITERS.some((each) => row[each] > 0)) rows.push(row);
      row = { ',': 0, ';': 0, '\t': 0 };
    }
  }
  return rows;
}

/**
 * Finds the delimiter of a table: the one by which the most rows are as wide as the first (or the widest, where the first has one
 * cell), and of such the one by which that is widest. A comma where no row has two cells.
 */
export function findDelimiter(text: string): Delimiter {
  const rows = countDelimiters(text.slice(0, LOOKED_AT));
  let [best, most]: [Delimiter, number] = [',', 0];
  for (const delimiter of DELIMITERS) {
    const [first = 0, ...others] = rows.map((row) => row[delimiter]);
    const count = first || Math.max(0, ...others);
    const even = rows.filter((row) => row[delimiter] === count).length / rows.length;
    const fit = count === 0 ? 0 : even + count / (count + 1);
    if (fit > most) [best, most] = [delimiter, fit];
  }
  return best;
}
