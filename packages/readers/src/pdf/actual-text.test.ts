import { describe, expect, it } from 'vitest';
import { readText, textsOf } from '../lines.test-support.ts';
import { makePdf, stream, writeObjects } from '../pdf.test-support.ts';
import { contentMarks } from './operators/content-marks.ts';

const word = (text: string, x: number) => `1 0 0 1 ${x} 700 Tm (${text}) Tj`;
const actual = (written: string, operators: string) =>
  `/Span <</ActualText ${written}>> BDC ${operators} EMC`;
const onePage = (operators: string) =>
  makePdf([{ content: `BT /F1 10 Tf ${operators} ET` }], { packed: true });

describe('what a PDF tells outright', () => {
  it.each([
    { it: 'in UTF-16', written: '<feff00660069006e>' },
    { it: 'in plain letters', written: '(fin)' },
    { it: 'in letters by their numbers', written: '(\\146i\\156)' },
  ])('stands in the place of its glyphs, $it', async ({ written }) => {
    const page = onePage(`${word('the', 50)} ${actual(written, word('?n', 70))}`);
    expect(textsOf(await readText(page))).toEqual(['the fin']);
  });

  it('leaves the glyphs of other content as they are', async () => {
    const page = onePage(
      `/P <</MCID 0>> BDC ${word('one', 50)} EMC /Artifact BMC ${word('two', 70)} EMC ${actual('(three)', word('3', 90))}`,
    );
    expect(textsOf(await readText(page))).toEqual(['one two three']);
  });

  it('says nothing for glyphs when it is empty: a soft hyphen stays a hyphen', async () => {
    const page = onePage(`${word('well', 50)} ${actual('<feff00ad>', word('-', 66))}`);
    expect(textsOf(await readText(page))).toEqual(['well-']);
  });

  it('reads a soft hyphen between numbers as a hyphen: fonts have it in its place', async () => {
    const years = [...'2015 \u00ad 2017'].map((c) => c.charCodeAt(0).toString(16).padStart(4, '0'));
    const page = onePage(actual(`<feff${years.join('')}>`, word('2015 - 2017', 50)));
    expect(textsOf(await readText(page))).toEqual(['2015 - 2017']);
  });

  it('lets the glyphs speak where the operators of the page are not found', async () => {
    const [begin, end] = [
      'BT /F1 10 Tf /Span <</ActualText (three)>>',
      `BDC ${word('3', 50)} EMC ET`,
    ];
    const pdf = writeObjects([
      '<</Type/Catalog/Pages 2 0 R>>',
      '<</Type/Pages/Kids[3 0 R]/Count 1>>',
      '<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]/Contents[4 0 R 5 0 R]/Resources<</Font<</F1 6 0 R>>>>>>',
      stream(begin, true),
      stream(end, true),
      '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
    ]);
    expect(textsOf(await readText(pdf))).toEqual(['3']);
  });

  it('is found in operators that nobody packed', async () => {
    const content = `BT /F1 10 Tf ${actual('(three)', word('3', 50))} ET`;
    expect(textsOf(await readText(makePdf([{ content }])))).toEqual(['three']);
  });

  it('keeps a line together that runs from right to left, in the order of the file', async () => {
    const page = onePage(
      [
        actual('<feff05d0>', word('a', 200)),
        actual('<feff200f0028>', word('x', 192)),
        actual('<feff200f004700500053200e>', word('GPS', 171)),
        actual('<feff200f0029>', word('x', 166)),
      ].join(' '),
    );
    expect(textsOf(await readText(page))).toEqual(['א (GPS)']);
  });
});

describe('words under an actual text with an icon', () => {
  const icon = (x: number, size = 13) => `/F4 ${size} Tf ${word('P', x)} /F1 9 Tf `;

  it.each([
    { it: 'before them', shows: icon(70) + word('614 555', 86), says: '614 555' },
    {
      it: 'before them, with a scheme',
      shows: icon(70) + word('614 555', 86),
      says: 'tel:614 555',
    },
    {
      it: 'before an address',
      shows: icon(70) + word('ada@example.org', 86),
      says: 'mailto:ada@example.org',
    },
    { it: 'before a name', shows: icon(70) + word('adabyron', 86), says: 'LinkedIn: /in/adabyron' },
    { it: 'behind them', shows: `/F1 9 Tf ${word('614 555', 70)} ${icon(110)}`, says: '614 555' },
    {
      it: 'between them',
      shows: `/F1 9 Tf ${word('614', 70)} ${icon(90)} ${word('555', 106)}`,
      says: '614 555',
    },
    { it: 'twice before them', shows: icon(70) + icon(84) + word('614 555', 98), says: '614 555' },
    { it: 'that is smaller', shows: icon(70, 6) + word('614 555', 86), says: '614 555' },
    {
      it: 'that is longer than they are',
      shows: `/F4 13 Tf ${word('PPPPPPPP', 70)} /F1 9 Tf ${word('614', 186)}`,
      says: '614',
    },
    { it: 'and nothing else', shows: icon(70), says: 'Phone' },
  ])('are words, $it', async ({ shows, says }) => {
    for (const packed of [true, false]) {
      const content = `BT ${actual(`(${says})`, shows)} ET`;
      const links = [{ rect: '68 696 240 712', url: 'https://example.org/ada' }];
      const { lines } = await readText(makePdf([{ content, links }], { packed }));
      const pieces = lines.flatMap((line) => line.pieces);
      expect(pieces.map(({ text }) => text).join(' ')).toBe(says);
      expect(pieces.map(({ link }) => link)).toEqual(['https://example.org/ada']);
    }
  });

  it('have the size of letters', async () => {
    const content = `BT ${actual('(614 555)', icon(70) + word('614 555', 86))} ET`;
    const { lines } = await readText(makePdf([{ content }]));
    expect(lines[0]?.pieces[0]).toMatchObject({ text: '614 555', x: 70, size: 9 });
  });
});

it('finds the marks of content by tag and number, in dictionaries and by name', () => {
  expect(
    contentMarks('/P <</MCID 7>>BDC (a\\)b) Tj EMC /Artifact BMC EMC /Span /MC0 BDC EMC BDCs'),
  ).toEqual([{ key: 'P 7' }, { key: 'Artifact' }, { key: 'Span' }]);
});
