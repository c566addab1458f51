import { describe, expect, it } from 'vitest';
import { flowingText } from '../document/placed-text.test-support.ts';
import { readingOrder } from './reading-order.ts';

/** Reads one table: its rows, each a list of cells with their lines. */
function read(rows: readonly string[][][]): string[][] {
  const cells = rows.flatMap((columns, row) =>
    columns.flatMap((lines, column) => lines.map((text) => ({ text, row, column }))),
  );
  const document = flowingText(cells.map(({ text }) => text));
  const lines = document.lines.map((line, at) => {
    const { row = 0, column = 0 } = cells[at] ?? {};
    return { ...line, cell: { table: 0, row, column } };
  });
  const [read = []] = readingOrder({ ...document, lines });
  return read.map((each) => each.cells.map(({ text }) => text));
}

describe('a heading in the left cell of a table', () => {
  it('stands over what it stands beside, in however many columns', () => {
    const table = [
      [['Experience'], ['Cook', 'Ritz'], ['2019 – 2021']],
      [['Skills'], ['Soup, bread']],
    ];
    expect(read(table)).toEqual([
      ['Experience'],
      ['Cook', '2019 – 2021'],
      ['Ritz'],
      ['Skills'],
      ['Soup, bread'],
    ]);
  });

  it('may be unknown where others are set as it is', () => {
    const table = [
      [['Experience'], ['Cook']],
      [['Skills'], ['Soup']],
      [['Wanderings'], ['Peru']],
    ];
    expect(read(table).slice(4)).toEqual([['Wanderings'], ['Peru']]);
  });

  it('is a label within a section where most cells of its look are no headings', () => {
    const table = [
      [['Tools'], ['Git']],
      [['Databases'], ['Redis']],
      [['Languages'], ['Go']],
    ];
    expect(read(table)).toEqual([
      ['Tools', 'Git'],
      ['Databases', 'Redis'],
      ['Languages', 'Go'],
    ]);
  });
});
