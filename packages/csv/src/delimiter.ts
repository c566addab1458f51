const DELIMITERS = [',', ';', '\t'] as const;

/** The sign between two cells. */
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

/** Texts in quotes: they open a cell, and close where they are not doubled. */
const QUOTED = /(?<![^,;\t\r\n])"[^"]*(?:""[^"]*)*(?:"|$)/gu;

/** The rows of a table that are not empty, without what stands in quotes. */
const listRows = (text: string): string[] =>
  text
    .replace(QUOTED, '"')
    .split(/\r\n|[\r\n]/u)
    .filter((row) => row !== '');

/**
 * Finds the delimiter of a table: the one by which the most rows are as wide as the first (or the widest, where the first has one
 * cell), and of such the one by which that is widest. A comma where no row has two cells.
 */
export function findDelimiter(text: string): Delimiter {
  const rows = listRows(text.slice(0, LOOKED_AT));
  let [best, most]: [Delimiter, number] = [',', 0];
  for (const delimiter of DELIMITERS) {
    const counts = rows.map((row) => row.split(delimiter).length - 1);
    const [first = 0, ...others] = counts;
    const count = first || Math.max(0, ...others);
    const even = counts.filter((each) => each === count).length / rows.length;
    const fit = count === 0 ? 0 : even + count / (count + 1);
    if (fit > most) [best, most] = [delimiter, fit];
  }
  return best;
}
