import { expect, it } from 'vitest';
import { bytesOf, marked, readText } from '../lines.test-support.ts';

const linesOf = async (rtf: string) => (await readText(bytesOf(`{\\rtf1\\ansi ${rtf}}`))).lines;

it.each([
  {
    it: 'bold and italic, within their group',
    rtf: '{\\b Ada} {\\i of} it',
    text: '**Ada** //of// it',
  },
  { it: 'bytes of the code page', rtf: "\\ansicpg1250 \\'a3\\'f3d\\'9f", text: 'Łódź' },
  {
    it: 'bytes of a font’s character set',
    rtf: "{\\fonttbl{\\f1\\fcharset204 Arial Cyr;}}{\\f1 \\'ce\\'eb\\'fc\\'e3\\'e0}",
    text: 'Ольга',
  },
  {
    it: 'bytes of the font of text that names none',
    rtf: "\\deff1{\\fonttbl{\\f0\\fcharset0 Times;}{\\f1\\fcharset204 Arial Cyr;}}\\plain \\'ce\\'eb\\'fc\\'e3\\'e0",
    text: 'Ольга',
  },
  {
    it: 'Unicode with what stands for it',
    rtf: "\\uc1\\u381\\'8eok \\u-10179?\\u-8704?",
    text: 'Žok 😀',
  },
  { it: 'signs', rtf: 'a\\~b\\_c \\endash  \\{x\\} \\rquote', text: 'a b-c – {x} ’' },
  {
    it: '[TR1] the Unicode of a text that is there twice',
    rtf: 'a {\\upr{b ??}{\\*\\ud{b \\u1078?\\u1091?}}} c',
    text: 'a b жу c',
  },
  {
    it: '[TR1] a text that is there twice where both say it',
    rtf: '{\\upr{x}{\\*\\ud{y}}}{\\*\\unknown{\\upr{x}{\\*\\ud{y}}}}',
    text: 'y',
  },
  {
    it: '[TR1] the bytes of a text that ought to be there twice and has no Unicode',
    rtf: 'a {\\upr{{\\pict 00ff}b\\tab d}} c{\\*\\unknown{\\upr{x}}}',
    text: 'a b\td c',
  },
  {
    it: '[TR1] a link that is there twice once',
    rtf: 'a {\\upr{{\\field{\\*\\fldinst{HYPERLINK "https://a.example"}}{\\fldrslt x}}}{\\*\\ud{{\\field{\\*\\fldinst{HYPERLINK "https://a.example"}}{\\fldrslt x}}}}}',
    text: 'a [x](https://a.example)',
  },
  { it: 'tabs', rtf: 'Acme\\tab 2020', text: 'Acme\t2020' },
  {
    it: 'links',
    rtf: '{\\field{\\*\\fldinst{HYPERLINK "https://example.org"}}{\\fldrslt site}}',
    text: '[site](https://example.org)',
  },
  {
    it: '[TR1] hidden text as such, and none of pictures',
    rtf: 'a{\\v b}{\\pict 00ff}{\\*\\unknown c}d',
    text: 'a((b))d',
  },
])('reads $it', async ({ rtf, text }) => {
  expect((await linesOf(rtf)).map(marked)).toEqual([text]);
});

it('knows paragraphs, their styles and headings, and the size that a style gives', async () => {
  const lines = await linesOf(
    '{\\stylesheet{\\s0 Normal;}{\\s1\\outlinelevel0\\b\\fs28 heading 1;}}' +
      '\\pard\\plain\\s1 Experience\\par\\pard\\plain\\fs21 Analyst\\line London\\par',
  );
  expect(
    lines.map(({ heading, style, paragraph, pieces }) => [
      heading,
      style,
      paragraph,
      pieces[0]?.size,
    ]),
  ).toEqual([
    [1, 'heading 1', 0, 14],
    [undefined, undefined, 1, 10.5],
    [undefined, undefined, 1, 10.5],
  ]);
});

it('takes the marker that is written before an item as its mark', async () => {
  const lines = await linesOf(
    "\\pard\\li360{\\listtext\\pard\\plain\\f3 \\'b7\\tab}\\ilvl1 Built it\\par{\\pntext 2.\\tab}Sold it\\par",
  );
  expect(lines.map(({ list, pieces }) => [list, pieces[0]?.text])).toEqual([
    [{ level: 1, marker: '•' }, 'Built it'],
    [{ level: 1, marker: '2.' }, 'Sold it'],
  ]);
});

it('knows the head of a table, and a heading by the name of its style alone', async () => {
  const lines = await linesOf(
    '{\\stylesheet{\\s2 Heading 2;}}\\trowd\\trhdr\\cellx2000\\pard\\intbl Year\\cell\\row' +
      '\\trowd\\cellx2000\\pard\\intbl 2020\\cell\\row\\pard\\s2 Education\\par',
  );
  expect(lines.map(({ cell, heading }) => [cell?.isHead, heading])).toEqual([
    [true, undefined],
    [undefined, undefined],
    [undefined, 2],
  ]);
});

it('sets the cells of rows, and keeps headers and text boxes apart', async () => {
  const lines = await linesOf(
    '{\\header Ada\\par}\\trowd\\cellx2000\\cellx6000\\pard\\intbl 2020\\cell Acme\\par London\\cell\\row' +
      '\\pard end{\\shp{\\*\\shpinst{\\sp{\\sn x}{\\sv y}}{\\shptxt box\\par}}}\\par',
  );
  expect(lines.map(({ origin, cell, pieces }) => [origin, cell, pieces[0]?.text])).toEqual([
    ['header', undefined, 'Ada'],
    ['body', { table: 0, row: 0, column: 0 }, '2020'],
    ['body', { table: 0, row: 0, column: 1 }, 'Acme'],
    ['body', { table: 0, row: 0, column: 1 }, 'London'],
    ['body', undefined, 'end'],
    ['text-box', undefined, 'box'],
  ]);
  expect(lines[2]?.pieces[0]?.x).toBe(172);
});

it('sets the cells of a table within a cell as those of a table', async () => {
  const nested = '{\\*\\nesttableprops\\trowd\\cellx1000\\cellx3000\\nestrow}{\\nonesttables\\par}';
  const lines = await linesOf(
    '\\pard\\intbl Experience\\cell\\pard\\intbl\\itap2 2020\\nestcell Acme\\par London\\nestcell' +
      `${nested}\\pard\\intbl\\itap1 below\\cell\\trowd\\cellx2000\\cellx6000\\row`,
  );
  expect(lines.map(({ cell, pieces }) => [pieces[0]?.text, cell])).toEqual([
    ['Experience', { table: 0, row: 0, column: 0 }],
    ['2020', { table: 1, row: 0, column: 0 }],
    ['Acme', { table: 1, row: 0, column: 1 }],
    ['London', { table: 1, row: 0, column: 1 }],
    ['below', { table: 0, row: 0, column: 1 }],
  ]);
});

it('reads a text box behind the paragraph that it hangs on', async () => {
  const lines = await linesOf(
    'Ada{\\shp{\\*\\shpinst{\\shptxt Analyst\\par London\\par}}} Lovelace\\par Experience\\par',
  );
  expect(lines.map(marked)).toEqual(['Ada Lovelace', 'Analyst', 'London', 'Experience']);
});

it.each([
  { it: 'footnotes', rtf: 'Engines{\\footnote\\pard Looms\\par}\\par', read: ['note', 'Looms'] },
  {
    it: 'notes that newer programs alone need read',
    rtf: 'Engines{\\*\\footnote\\ftnalt\\pard Looms}\\par',
    read: ['note', 'Looms'],
  },
  {
    it: 'comments, without who made them',
    rtf: 'Engines{\\*\\atnid AB}{\\*\\atnauthor Ada}{\\*\\annotation{\\*\\atnref 1}Looms}\\par',
    read: ['comment', 'Looms'],
  },
  {
    it: 'letters along a line',
    rtf: 'Engines{\\shp{\\*\\shpinst{\\sp{\\sn gtextUNICODE}{\\sv Looms}}{\\sp{\\sn gtextFont}{\\sv Arial}}}}\\par',
    read: ['text-box', 'Looms'],
  },
  {
    it: 'text boxes of Word 6',
    rtf: 'Engines{\\*\\do\\dptxbx{\\dptxbxtext\\pard Looms\\par}}\\par',
    read: ['text-box', 'Looms'],
  },
  {
    it: 'a text box once, which is there for older programs too',
    rtf: 'Engines{\\shp{\\*\\shpinst{\\shptxt Looms\\par}}{\\shprslt{\\*\\do{\\dptxbxtext Looms\\par}}}}\\par',
    read: ['text-box', 'Looms'],
  },
  {
    it: 'what an object shows',
    rtf: 'Engines\\par{\\object{\\*\\objclass Cards}{\\*\\objdata 00}{\\result Looms}}\\par',
    read: ['body', 'Looms'],
  },
  {
    it: 'a formula by itself, and nothing of how it looks',
    rtf: 'Engines\\par{\\mmath{\\*\\moMathPara{\\*\\moMath{\\mf{\\mfPr{\\mtype bar}{\\mctrlPr\\f1 }}{\\mnum{\\mr wins}}{\\mden{\\mr losses}}}}}{\\mmathPict x}}\\par',
    read: ['body', 'wins/losses'],
  },
])('[TR1] reads $it', async ({ rtf, read }) => {
  const lines = await linesOf(rtf);
  expect(lines.map((line) => [line.origin, marked(line)])).toEqual([['body', 'Engines'], read]);
});

it.each([
  {
    it: 'the entry chosen from a list',
    rtf: '{\\field{\\*\\fldinst FORMDROPDOWN{\\*\\formfield{\\fftype2\\ffres1{\\*\\ffname x}{\\*\\ffl Cards}{\\*\\ffl Looms}}}}{\\fldrslt }}',
  },
  {
    it: 'the entry that a list begins with',
    rtf: '{\\field{\\*\\fldinst FORMDROPDOWN{\\*\\formfield{\\fftype2\\ffres25\\ffdefres1{\\*\\ffl Cards}{\\*\\ffl Looms}}}}{\\fldrslt }}',
  },
  { it: 'what is ringed', rtf: '{\\field{\\*\\fldinst EQ \\\\o\\\\ac(Looms)}{\\fldrslt {}}}' },
  {
    it: 'a result, and no equation beside it',
    rtf: '{\\field{\\*\\fldinst EQ \\\\o\\\\ac(Cards)}{\\fldrslt Looms}}',
  },
])('[TR1] shows of a field $it', async ({ rtf }) => {
  expect((await linesOf(`Engines ${rtf}`)).map(marked)).toEqual(['Engines Looms']);
});
