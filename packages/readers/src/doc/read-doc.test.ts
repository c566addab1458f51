import { lineText } from '@shortlist/placed-text';
import { expect, it } from 'vitest';
import { byteChange, makeCompoundFile, makeDoc, wordChange } from '../doc.test-support.ts';
import { marked, problemOf, readText, textsOf } from '../lines.test-support.ts';

const BOLD = byteChange(0x0835, 1);
const ITALIC = byteChange(0x0836, 1);
const HIDDEN = byteChange(0x083c, 1);
const IN_TABLE = byteChange(0x2416, 1);
const CELL_MARK = 7;

it('[TR1] reads paragraphs with weight, size, heading level and links, and hidden content as such', async () => {
  const text = await readText(
    makeDoc([
      { text: 'Ada Lovelace', letters: [...BOLD, ...wordChange(0x4a43, 44)] },
      { text: 'Experience', letters: ITALIC, paragraph: byteChange(0x2640, 1) },
      { text: 'secret', letters: HIDDEN },
      { text: 'Acme\t2020\vLondon' },
      { text: '\x13 HYPERLINK "https://example.org" \x14site\x15 \x96 \xe9' },
    ]),
  );
  expect(text).toMatchObject({ format: 'doc', placement: 'estimated' });
  expect(text.lines.map(marked)).toEqual([
    '**Ada Lovelace**',
    '//Experience//',
    '((secret))',
    'Acme\t2020',
    'London',
    '[site](https://example.org) – é',
  ]);
  expect(
    text.lines.map(({ heading, paragraph, pieces }) => [heading, paragraph, pieces[0]?.size]),
  ).toEqual([
    [undefined, 0, 22],
    [2, 1, 10],
    [undefined, 2, 10],
    [undefined, 3, 10],
    [undefined, 3, 10],
    [undefined, 4, 10],
  ]);
});

it('sets the cells of a row by the row’s definition', async () => {
  const edges = [0, 0, 2000, 5000].flatMap((twips) => [twips & 255, twips >> 8]).slice(2);
  const definition = [0x08, 0xd6, edges.length + 2, 0, 2, ...edges];
  const { lines } = await readText(
    makeDoc([
      { text: '2020', paragraph: IN_TABLE, mark: CELL_MARK },
      { text: 'Acme', paragraph: IN_TABLE },
      { text: 'London', paragraph: IN_TABLE, mark: CELL_MARK },
      {
        text: '',
        paragraph: [...IN_TABLE, ...byteChange(0x2417, 1), ...definition],
        mark: CELL_MARK,
      },
      { text: 'after' },
    ]),
  );
  expect(lines.map(({ cell, pieces }) => [pieces[0]?.text, cell, pieces[0]?.x])).toEqual([
    ['2020', { table: 0, row: 0, column: 0 }, 72],
    ['Acme', { table: 0, row: 0, column: 1 }, 172],
    ['London', { table: 0, row: 0, column: 1 }, 172],
    ['after', undefined, 72],
  ]);
});

it('sets an item in as its list says, unless it says otherwise itself', async () => {
  const INDENT = 0x840f;
  const item = [...byteChange(0x260a, 0), ...wordChange(0x460b, 1)];
  const { lines } = await readText(
    makeDoc(
      [
        { text: 'Duties' },
        { text: 'Looms', paragraph: item },
        { text: 'Engines', paragraph: [...item, ...wordChange(INDENT, 720)] },
      ],
      { list: wordChange(INDENT, 360) },
    ),
  );
  expect(lines.map(({ list, pieces }) => [list?.marker, pieces[0]?.x])).toEqual([
    [undefined, 72],
    ['•', 90],
    ['•', 108],
  ]);
});

it('knows the head of a table', async () => {
  const endsRow = [...IN_TABLE, ...byteChange(0x2417, 1)];
  const { lines } = await readText(
    makeDoc([
      { text: 'Year', paragraph: IN_TABLE, mark: CELL_MARK },
      { text: '', paragraph: [...endsRow, ...byteChange(0x3404, 1)], mark: CELL_MARK },
      { text: '2020', paragraph: IN_TABLE, mark: CELL_MARK },
      { text: '', paragraph: endsRow, mark: CELL_MARK },
    ]),
  );
  expect(lines.map(({ cell }) => cell?.isHead)).toEqual([true, undefined]);
});

it('sets the cells of a table within a cell as those of a table', async () => {
  // Four bytes tell how deep it stands ([MS-DOC] 2.6.2, sprmPItap).
  const inNested = [...IN_TABLE, ...wordChange(0x6649, 2), 0, 0];
  const endsCell = [...inNested, ...byteChange(0x244b, 1)];
  const endsRow = [...endsCell, ...byteChange(0x244c, 1)];
  const { lines } = await readText(
    makeDoc([
      { text: 'Experience', paragraph: IN_TABLE, mark: CELL_MARK },
      { text: '2020', paragraph: endsCell },
      { text: 'Acme', paragraph: inNested },
      { text: 'London', paragraph: endsCell },
      { text: '', paragraph: endsRow },
      { text: 'below', paragraph: IN_TABLE, mark: CELL_MARK },
    ]),
  );
  expect(lines.map(({ cell, pieces }) => [pieces[0]?.text, cell])).toEqual([
    ['Experience', { table: 0, row: 0, column: 0 }],
    ['2020', { table: 1, row: 0, column: 0 }],
    ['Acme', { table: 1, row: 0, column: 1 }],
    ['London', { table: 1, row: 0, column: 1 }],
    ['below', { table: 0, row: 0, column: 1 }],
  ]);
});

it('reads a text box behind the paragraph that its shape hangs on', async () => {
  const text = await readText(
    makeDoc([{ text: 'Ada Lovelace' }, { text: 'Experience' }, { text: 'Acme' }], {
      boxes: [
        { text: 'Skills', on: 1 },
        { text: 'Analyst', on: 0 },
      ],
    }),
  );
  expect(text.lines.map((line) => [line.origin, marked(line)])).toEqual([
    ['body', 'Ada Lovelace'],
    ['text-box', 'Analyst'],
    ['body', 'Experience'],
    ['text-box', 'Skills'],
    ['body', 'Acme'],
  ]);
});

it.each([
  {
    it: 'a locked document',
    bytes: makeDoc([{ text: 'x' }], { flags: 0x0300 }),
    code: 'protected',
  },
  {
    it: 'a locked document of a newer Word',
    bytes: makeCompoundFile({ EncryptedPackage: Buffer.alloc(4096) }),
    code: 'protected',
  },
  {
    it: 'a document of Word 6',
    bytes: makeDoc([{ text: 'x' }], { mark: 0xa5dc }),
    code: 'old-word',
  },
  {
    it: 'a compound file of something else',
    bytes: makeCompoundFile({ Workbook: Buffer.alloc(4096) }),
    code: 'wrong-type',
  },
  { it: 'a cut document', bytes: makeDoc([{ text: 'x' }]).slice(0, 3000), code: 'damaged' },
])('refuses $it', async ({ bytes, code }) => {
  expect(await problemOf(bytes)).toBe(code);
});

it('[TR1] reads notes, comments and text boxes of headers, each as what it is, whatever else is there', async () => {
  const read = async (beside: Parameters<typeof makeDoc>[1]) => {
    const { lines } = await readText(makeDoc([{ text: 'Engines' }], beside));
    return lines.map((line) => [line.origin, lineText(line)]);
  };
  const boxes = [{ text: 'Box', on: 0 }];
  expect(await read({ beside: { footnotes: 'Foot' } })).toEqual([
    ['body', 'Engines'],
    ['note', 'Foot'],
  ]);
  const beside = { footnotes: 'Foot', comments: 'Remark', endnotes: 'End', headerBoxes: 'Above' };
  expect(await read({ boxes, beside })).toEqual([
    ['text-box', 'Above'],
    ['body', 'Engines'],
    ['text-box', 'Box'],
    ['note', 'Foot'],
    ['note', 'End'],
    ['comment', 'Remark'],
  ]);
});

it('[TR1] shows an equation that has no result', async () => {
  const text = 'Engines \x13EQ \\o\\ac(Looms)\x14\x15 and \x13EQ \\o(Cards)\x14one\x15';
  expect(textsOf(await readText(makeDoc([{ text }])))).toEqual(['Engines Looms and one']);
});
