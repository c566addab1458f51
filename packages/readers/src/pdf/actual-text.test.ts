import { describe, expect, it } from 'vitest';
import { readText, textsOf } from '../lines.test-support.ts';
import { makePdf } from '../pdf.test-support.ts';
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
    const content = `BT /F1 10 Tf ${actual('(three)', word('3', 50))} ET`;
    expect(textsOf(await readText(makePdf([{ content }])))).toEqual(['3']);
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

it('finds the marks of content by tag and number, in dictionaries and by name', () => {
  expect(
    contentMarks('/P <</MCID 7>>BDC (a\\)b) Tj EMC /Artifact BMC EMC /Span /MC0 BDC EMC BDCs'),
  ).toEqual([{ key: 'P 7' }, { key: 'Artifact' }, { key: 'Span' }]);
});
