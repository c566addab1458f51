/** The line below the head of a table: "|---|:--:|". */
const RULE = /^\|?\s*:?-+:?\s*(?:\|\s*:?-+:?\s*)*\|?$/;

/** The lines of a block before its table, and the cells of the table, row by row. */
export type BlockWithTable = { before: string; rows: string[][] };

/**
 * The table that a paragraph is as GitHub's Markdown has it: a row, a rule of as many columns, and all rows up to the end
 * of the block. Undefined for other paragraphs.
 */
export function findTable(source: string): BlockWithTable | undefined {
  if (!source.includes('|')) return undefined;
  const lines = source.split('\n').map((line) => line.replace(/^\s*(?:>\s?)*/, '').trim());
  const at = lines.findIndex(
    (line, index) =>
      index > 0 &&
      line.includes('|') &&
      RULE.test(line) &&
      cellsOf(lines[index - 1] ?? '').length === cellsOf(line).length,
  );
  if (at < 1) return undefined;
  return {
    before: lines.slice(0, at - 1).join('\n'),
    rows: [lines[at - 1] ?? '', ...lines.slice(at + 1)].map(cellsOf),
  };
}

/** The cells between bars; a bar behind a backslash is a letter. */
const cellsOf = (line: string): string[] =>
  line
    .replace(/^\||(?<!\\)\|$/g, '')
    .split(/(?<!\\)\|/)
    .map((cell) => cell.trim().replaceAll('\\|', '|'));
