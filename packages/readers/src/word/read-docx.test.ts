import { lineText } from '@shortlist/placed-text';
import { describe, expect, it } from 'vitest';
import { marked, readText, textsOf } from '../lines.test-support.ts';
import { makeDocx, wordParagraph } from '../zipped.test-support.ts';

const linesOf = async (parts: Parameters<typeof makeDocx>[0]) =>
  (await readText(makeDocx(parts))).lines;

const STYLES = `
  <w:docDefaults><w:rPrDefault><w:rPr><w:sz w:val="21"/></w:rPr></w:rPrDefault></w:docDefaults>
  <w:style w:type="paragraph" w:default="1" w:styleId="Normal"><w:name w:val="Normal"/></w:style>
  <w:style w:type="paragraph" w:styleId="H"><w:name w:val="heading 1"/><w:rPr><w:b/><w:sz w:val="28"/></w:rPr>
    <w:pPr><w:outlineLvl w:val="0"/></w:pPr></w:style>
  <w:style w:type="paragraph" w:styleId="H2"><w:name w:val="Job Title"/><w:basedOn w:val="H"/>
    <w:rPr><w:sz w:val="24"/></w:rPr><w:pPr><w:outlineLvl w:val="1"/></w:pPr></w:style>
  <w:style w:type="character" w:styleId="Soft"><w:name w:val="Soft"/><w:rPr><w:i/></w:rPr></w:style>`;

it('inherits size, weight and heading level through styles', async () => {
  const lines = await linesOf({
    styles: STYLES,
    body:
      wordParagraph('Experience', '<w:pStyle w:val="H"/>') +
      wordParagraph('Analyst', '<w:pStyle w:val="H2"/>', '<w:b w:val="0"/>') +
      wordParagraph('of engines', '', '<w:rStyle w:val="Soft"/>'),
  });
  expect(lines.map(({ heading, style, pieces }) => [heading, style, pieces[0]?.size])).toEqual([
    [1, 'heading 1', 14],
    [2, 'Job Title', 12],
    [undefined, undefined, 10.5],
  ]);
  expect(lines.map(marked)).toEqual(['**Experience**', 'Analyst', '//of engines//']);
});

it('knows Word’s own headings by their names, where no level is given', async () => {
  const lines = await linesOf({
    styles: `
      <w:style w:type="paragraph" w:styleId="Kop2"><w:name w:val="heading 2"/></w:style>
      <w:style w:type="paragraph" w:styleId="X"><w:name w:val="heading ideas"/></w:style>`,
    body:
      wordParagraph('Skills', '<w:pStyle w:val="Kop2"/>') +
      wordParagraph('none', '<w:pStyle w:val="X"/>'),
  });
  expect(lines.map(({ heading }) => heading)).toEqual([2, undefined]);
});

const NUMBERING = `
  <w:abstractNum w:abstractNumId="0">
    <w:lvl w:ilvl="0"><w:numFmt w:val="bullet"/><w:lvlText w:val="\uf0b7"/></w:lvl>
    <w:lvl w:ilvl="1"><w:numFmt w:val="bullet"/><w:lvlText w:val="–"/></w:lvl></w:abstractNum>
  <w:abstractNum w:abstractNumId="1">
    <w:lvl w:ilvl="0"><w:start w:val="3"/><w:numFmt w:val="decimal"/><w:lvlText w:val="%1."/></w:lvl>
    <w:lvl w:ilvl="1"><w:numFmt w:val="lowerLetter"/><w:lvlText w:val="%1.%2)"/></w:lvl></w:abstractNum>
  <w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num>
  <w:num w:numId="2"><w:abstractNumId w:val="1"/></w:num>`;

it('counts lists and shows their bullets', async () => {
  const item = (list: number, level: number) =>
    wordParagraph('x', `<w:numPr><w:ilvl w:val="${level}"/><w:numId w:val="${list}"/></w:numPr>`);
  const body = [item(1, 0), item(1, 1), item(2, 0), item(2, 1), item(2, 1), item(2, 0), item(2, 1)];
  const lines = await linesOf({ numbering: NUMBERING, body: body.join('') + item(0, 0) });
  expect(lines.map(({ list }) => list)).toEqual([
    { level: 0, marker: '•' },
    { level: 1, marker: '–' },
    { level: 0, marker: '3.' },
    { level: 1, marker: '3.a)' },
    { level: 1, marker: '3.b)' },
    { level: 0, marker: '4.' },
    { level: 1, marker: '4.a)' },
    undefined,
  ]);
});

it('[TR1] reads links, those of fields too, and hidden text as such, and leaves out instructions and deleted text', async () => {
  const field = (kind: string) => `<w:r><w:fldChar w:fldCharType="${kind}"/></w:r>`;
  const lines = await linesOf({
    links: { r9: 'mailto:ada@example.org' },
    body: `<w:p><w:hyperlink r:id="r9"><w:r><w:t>Mail</w:t></w:r></w:hyperlink>
      <w:r><w:t xml:space="preserve"> or </w:t></w:r>${field('begin')}
      <w:r><w:instrText>HYPERLINK "https://ada.example.org"</w:instrText></w:r>${field('separate')}
      <w:r><w:t>site</w:t></w:r>${field('end')}
      <w:del><w:r><w:delText>gone</w:delText></w:r></w:del>
      <w:r><w:rPr><w:vanish/></w:rPr><w:t>hidden</w:t></w:r></w:p>`,
  });
  expect(lines.map(marked)).toEqual([
    '[Mail](mailto:ada@example.org) or [site](https://ada.example.org)((hidden))',
  ]);
});

it('sets text at the stop that the label before it seems to pass a little, and not at one that it does pass', async () => {
  const labelled = (
    label: string,
  ) => `<w:p><w:pPr><w:tabs><w:tab w:val="left" w:pos="2000"/></w:tabs></w:pPr>
    <w:r><w:rPr><w:sz w:val="20"/></w:rPr><w:t>${label}</w:t><w:tab/><w:t>Cook</w:t></w:r></w:p>`;
  const lines = await linesOf({
    body: ['2014 – 2019', 'mars 2019 – mai 2021', 'September 2013 – November 2019']
      .map(labelled)
      .join(''),
  });
  const cooks = lines.map(({ pieces }) => pieces.at(-1)?.x);
  expect(cooks).toEqual([172, 172, 252]);
  const [label, cook] = lines[1]?.pieces ?? [];
  expect((label?.x ?? 0) + (label?.width ?? 0)).toBeLessThanOrEqual(cook?.x ?? 0);
});

it('sets what follows a right tab at the right margin, and breaks lines', async () => {
  const lines = await linesOf({
    body: `<w:p><w:pPr><w:tabs><w:tab w:val="right" w:pos="9360"/></w:tabs></w:pPr>
      <w:r><w:t>Acme</w:t><w:tab/><w:t>2020</w:t><w:br/><w:t>London</w:t></w:r></w:p>`,
  });
  expect(lines.map(({ paragraph }) => paragraph)).toEqual([0, 0]);
  expect(lines.map(marked)).toEqual(['Acme\t2020', 'London']);
  // The sheet is 612 wide with margins of 72; four letters of ten points are taken for twenty wide.
  expect(lines[0]?.pieces[1]).toMatchObject({ before: '\t', x: 520, width: 20 });
});

it('sets cells of a row side by side, in the widths of the grid', async () => {
  const cell = (text: string, span = 1) =>
    `<w:tc><w:tcPr><w:gridSpan w:val="${span}"/></w:tcPr>${wordParagraph(text)}</w:tc>`;
  const lines = await linesOf({
    body: `<w:tbl><w:tblGrid><w:gridCol w:w="2000"/><w:gridCol w:w="3000"/><w:gridCol w:w="1000"/></w:tblGrid>
      <w:tr>${cell('2020')}${cell('Acme', 2)}</w:tr><w:tr>${cell('a')}${cell('b')}${cell('c')}</w:tr></w:tbl>`,
  });
  expect(lines.map(({ cell, pieces }) => [pieces[0]?.text, cell, pieces[0]?.x])).toEqual([
    ['2020', { table: 0, row: 0, column: 0 }, 72],
    ['Acme', { table: 0, row: 0, column: 1 }, 172],
    ['a', { table: 0, row: 1, column: 0 }, 72],
    ['b', { table: 0, row: 1, column: 1 }, 172],
    ['c', { table: 0, row: 1, column: 2 }, 322],
  ]);
  expect(lines[0]?.y).toBe(lines[1]?.y);
  expect(lines[2]?.y).toBeGreaterThan(lines[1]?.y ?? 0);
});

it('reads headers, text boxes once, and footers, and says which is which', async () => {
  const box = `<w:txbxContent>${wordParagraph('box')}</w:txbxContent>`;
  const lines = await linesOf({
    header: wordParagraph('Ada Lovelace'),
    footer: wordParagraph('1 of 2'),
    body: `<w:p><w:r><w:t>body</w:t><mc:AlternateContent><mc:Choice><w:drawing>${box}</w:drawing></mc:Choice>
      <mc:Fallback><w:pict>${box}</w:pict></mc:Fallback></mc:AlternateContent></w:r></w:p>`,
  });
  expect(lines.map(({ origin, pieces }) => [origin, pieces[0]?.text])).toEqual([
    ['header', 'Ada Lovelace'],
    ['body', 'body'],
    ['text-box', 'box'],
    ['footer', '1 of 2'],
  ]);
});

it.each([
  {
    it: 'a newer program’s sign',
    choice: '<w16se:symEx w16se:char="1F600"/>',
    text: 'Smiled older',
  },
  { it: 'a picture', choice: '<w:drawing/>', text: 'Smiled older' },
  { it: 'text', choice: '<w:t>newer</w:t>', text: 'Smiled newer' },
])('[TR1] reads one way of saying the same within a run: $it', async ({ choice, text }) => {
  const ways = `<mc:Choice>${choice}</mc:Choice><mc:Fallback><w:t>older</w:t></mc:Fallback>`;
  const body = `<w:p><w:r><w:t xml:space="preserve">Smiled </w:t></w:r><w:r><mc:AlternateContent>${ways}</mc:AlternateContent></w:r></w:p>`;
  expect(textsOf(await readText(makeDocx({ body })))).toEqual([text]);
});

it('cleans text: spaces of all kinds, soft hyphens, a row of spaces as a tab', async () => {
  const body = wordParagraph('Soft\u00adware\u00a0 &amp; more      2020\u200b');
  expect(textsOf(await readText(makeDocx({ body })))).toEqual(['Software & more\t2020']);
});

type Parts = Parameters<typeof makeDocx>[0];
type Beside = Pick<Parts, 'body' | 'others'> & { it: string; read: readonly string[][] };

describe('text that stands in no paragraph of the body is read', () => {
  const drawing = (inside: string) => `<w:p><w:r><w:t>Engines</w:t>${inside}</w:r></w:p>`;
  const graphic = (inside: string) =>
    drawing(
      `<w:drawing><a:graphic><a:graphicData>${inside}</a:graphicData></a:graphic></w:drawing>`,
    );
  const note = (id: number, text: string, type = '') =>
    `<w:footnote w:id="${id}"${type && ` w:type="${type}"`}>${wordParagraph(text)}</w:footnote>`;
  const drawn = (text: string) => `<a:p><a:r><a:t>${text}</a:t></a:r></a:p>`;
  const cached = (text: string) =>
    `<c:strRef><c:strCache><c:pt><c:v>${text}</c:v></c:pt></c:strCache></c:strRef>`;
  const equation =
    '<m:f><m:num><m:r><m:t>wins</m:t></m:r></m:num><m:den><m:r><m:t>losses</m:t></m:r></m:den></m:f>';

  it.each<Beside>([
    {
      it: 'footnotes, but for the line above them',
      body: wordParagraph('Engines'),
      others: {
        footnotes: { kind: 'footnotes', xml: note(-1, 'line', 'separator') + note(2, 'Looms') },
      },
      read: [['note', 'Looms']],
    },
    {
      it: 'endnotes',
      body: wordParagraph('Engines'),
      others: {
        endnotes: { kind: 'endnotes', xml: `<w:endnote>${wordParagraph('Looms')}</w:endnote>` },
      },
      read: [['note', 'Looms']],
    },
    {
      it: 'comments, as such',
      body: wordParagraph('Engines'),
      others: {
        comments: { kind: 'comments', xml: `<w:comment>${wordParagraph('Looms')}</w:comment>` },
      },
      read: [['comment', 'Looms']],
    },
    {
      it: 'titles, series and categories of a chart, which is named twice, once',
      body: graphic('<c:chart r:id="chart1"/><c:chart r:id="chart1"/>'),
      others: {
        chart1: {
          kind: 'chart',
          xml: `<c:chart><c:title>${drawn('Looms')}</c:title><c:ser><c:tx>${cached('Cards')}</c:tx><c:cat>${cached('Leeds')}</c:cat></c:ser></c:chart>`,
        },
      },
      read: [
        ['note', 'Looms'],
        ['note', 'Cards'],
        ['note', 'Leeds'],
      ],
    },
    {
      it: 'categories of a chart of 2016',
      body: graphic('<cx:chart r:id="chart1"/>'),
      others: {
        chart1: {
          kind: 'chartEx',
          xml: '<cx:strDim><cx:lvl><cx:pt>Looms</cx:pt></cx:lvl></cx:strDim>',
        },
      },
      read: [['note', 'Looms']],
    },
    {
      it: 'the points of a diagram',
      body: graphic('<dgm:relIds r:dm="data1"/>'),
      others: {
        data1: {
          kind: 'diagramData',
          xml: `<dgm:pt><dgm:t>${drawn('Looms')}</dgm:t></dgm:pt><dgm:pt><dgm:t>${drawn('Cards')}</dgm:t></dgm:pt>`,
        },
      },
      read: [
        ['text-box', 'Looms'],
        ['text-box', 'Cards'],
      ],
    },
    {
      it: 'letters along a line',
      body: drawing('<w:pict><v:shape><v:textpath on="t" string="Looms"/></v:shape></w:pict>'),
      read: [['text-box', 'Looms']],
    },
    {
      it: 'text of a drawing that Word did not make',
      body: graphic(
        `<lc:lockedCanvas><a:sp><a:txSp><a:txBody>${drawn('Looms')}</a:txBody></a:txSp></a:sp></lc:lockedCanvas>`,
      ),
      read: [['text-box', 'Looms']],
    },
    {
      it: 'how a word is pronounced',
      body: '<w:p><w:r><w:ruby><w:rt><w:r><w:t>Looms</w:t></w:r></w:rt><w:rubyBase><w:r><w:t>Engines</w:t></w:r></w:rubyBase></w:ruby></w:r></w:p>',
      read: [['note', 'Looms']],
    },
    {
      it: 'a formula by itself',
      body: `${wordParagraph('Engines')}<w:p><m:oMathPara><m:oMath>${equation}</m:oMath></m:oMathPara></w:p>`,
      read: [['body', 'wins/losses']],
    },
    {
      it: 'a formula in the place of a paragraph',
      body: `${wordParagraph('Engines')}<m:oMathPara><m:oMath>${equation}</m:oMath></m:oMathPara>`,
      read: [['body', 'wins/losses']],
    },
  ])('[TR1] $it', async ({ body, others = {}, read }) => {
    const lines = await linesOf({ body, others });
    expect(lines.map((line) => [line.origin, lineText(line)])).toEqual([
      ['body', 'Engines'],
      ...read,
    ]);
  });

  const field = (instruction: string, data = '', result = '') =>
    `<w:p><w:r><w:t xml:space="preserve">Engines </w:t></w:r><w:r><w:fldChar w:fldCharType="begin">${data}</w:fldChar></w:r><w:r><w:instrText>${instruction}</w:instrText></w:r>${result}<w:r><w:fldChar w:fldCharType="end"/></w:r></w:p>`;
  const list = (chosen: string) =>
    `<w:ffData><w:ddList>${chosen}<w:listEntry w:val="Cards"/><w:listEntry w:val="Looms"/></w:ddList></w:ffData>`;
  const shown = `<w:r><w:fldChar w:fldCharType="separate"/></w:r><w:r><w:t>Looms</w:t></w:r>`;

  it.each([
    {
      it: 'the entry chosen from a list',
      body: field('FORMDROPDOWN', list('<w:result w:val="1"/>')),
    },
    {
      it: 'the entry that a list begins with',
      body: field('FORMDROPDOWN', list('<w:default w:val="1"/>')),
    },
    { it: 'what is ringed', body: field('EQ \\o\\ac(Looms)') },
    { it: 'a result, and no equation beside it', body: field('EQ \\o\\ac(Cards)', '', shown) },
    {
      it: 'a formula in its line',
      body: '<w:p><w:r><w:t xml:space="preserve">Engines </w:t></w:r><m:oMath><m:r><m:t>Looms</m:t></m:r></m:oMath></w:p>',
    },
  ])('[TR1] $it', async ({ body }) => {
    expect((await linesOf({ body })).map(lineText)).toEqual(['Engines Looms']);
  });
});

it('says which row of a table is its head', async () => {
  const row = (text: string, properties = '') =>
    `<w:tr><w:trPr>${properties}</w:trPr><w:tc>${wordParagraph(text)}</w:tc></w:tr>`;
  const lines = await linesOf({
    body: `<w:tbl>${row('Role', '<w:tblHeader/>')}${row('Analyst', '<w:tblHeader w:val="0"/>')}${row('Cook')}</w:tbl>`,
  });
  expect(lines.map(({ cell }) => cell?.isHead)).toEqual([true, undefined, undefined]);
});
