import type { MarkItem, TextItem } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { expect, it } from 'vitest';
import { makePdf, stream, textAt, writeObjects } from '../../pdf.test-support.ts';
import { openPdf } from '../open-pdf.ts';

type Items = readonly (TextItem | MarkItem)[];

/** The text of the first page by its operators, and as pdf.js tells it. */
async function bothOf(bytes: Uint8Array) {
  const pdf = await openPdf(bytes, {});
  const page = await pdf.document.getPage(1);
  const text = pdf.follow(0, page.view);
  await page.getOperatorList({ annotationMode: 0 });
  const { items } = await page.getTextContent({ includeMarkedContent: true });
  await pdf.close();
  return { own: text.readItems()?.map(comparable), theirs: items.filter(says).map(comparable) };
}

/** pdf.js marks ends of lines with empty texts. */
const says = (item: Items[number]): boolean => !('str' in item) || item.str !== '';

/** Places to a tenth of a point; where a space stands, and how wide it is, nobody asks. */
function comparable(item: Items[number]) {
  if (!('str' in item)) return [item.type, item.tag, /_mc\d+$/.exec(item.id ?? '')?.[0]];
  const places = [...item.transform, item.width].map((each) => Math.round(each * 10) / 10);
  return item.str === ' ' ? ' ' : [item.str, item.fontName, ...places.map((each) => each + 0)];
}

const text = (operators: string) => `BT /F1 10 Tf 50 700 Td ${operators} ET\n`;

it.each([
  { it: 'words and lines', content: text('(Ada Lovelace) Tj 0 -12 Td (Analyst) Tj') },
  { it: 'kerned letters and gaps', content: text('[(Sch) -30 (loss) -300 (Wien) -900 (2019)] TJ') },
  { it: 'a gap before the first letter', content: text('[-2000 (Wien) 0 (er) 120 (t)] TJ') },
  { it: 'letters set apart', content: text('2 Tc (Ada) Tj 4 Tc (Byron) Tj 0 Tc 3 Tw (a b c) Tj') },
  { it: 'squeezed letters', content: text('60 Tz (Ada Byron) Tj ( went on) Tj') },
  { it: 'raised letters', content: text('(10) Tj 4 Ts (th) Tj 0 Ts ( of May) Tj') },
  {
    it: 'lines by their leading',
    content: text('14 TL (one) Tj T* (two) Tj (three) \' 1 2 (x y) "'),
  },
  {
    it: 'a step that sets the leading',
    content: text('(one) Tj 20 -15 TD (two) Tj T* (three) Tj'),
  },
  { it: 'a step back', content: text('(right) Tj -40 0 Td (left) Tj 60 3 Td (up) Tj') },
  {
    it: 'a change of font and size',
    content: text('(Ada ) Tj /F2 10 Tf (Byron) Tj /F2 12 Tf (!) Tj'),
  },
  { it: 'text off the page', content: textAt('seen', 590, 700) + textAt('unseen', 700, 700) },
  { it: 'turned text', content: 'BT /F1 10 Tf 0 1 -1 0 100 50 Tm (up the) Tj ( margin) Tj ET' },
  { it: 'text upside down', content: 'BT /F1 10 Tf -1 0 0 -1 300 300 Tm (over) Tj ( head) Tj ET' },
  { it: 'slanted text', content: 'BT /F1 1 Tf 9 2 -2 9 100 50 Tm (up) Tj ( hill) Tj ET' },
  { it: 'a scaled page', content: `q .5 0 0 .5 20 30 cm ${text('(Ada) Tj ( Byron) Tj')} Q` },
  {
    it: 'fonts that are put back',
    content: `/F2 8 Tf q /F1 20 Tf ${text('(A) Tj')} Q BT 9 9 Td (b) Tj ET`,
  },
  { it: 'a space alone', content: text('(Ada) Tj ( ) Tj (Byron) Tj (   ) Tj 90 0 Td ( 2019 ) Tj') },
  { it: 'letters that stand for others', content: text('(caf\\351\\240\\265 \\256) Tj') },
  {
    it: 'marked content',
    content: `/P <</MCID 3>> BDC ${text('(Ada) Tj /Span BMC (Byron) Tj')} EMC EMC ${text('(x) Tj')}`,
  },
  { it: 'an operator without its font', content: 'BT (lost) Tj /F1 10 Tf (found) Tj ET' },
])('tells the text of a page as pdf.js does: $it', async ({ content }) => {
  const { own, theirs } = await bothOf(makePdf([{ content }]));
  expect(own).toEqual(theirs);
});

const FONT = '/Font<</F1 6 0 R>>';

it('tells the text of a form where the page shows it', async () => {
  const form = stream(text('(within) Tj'), false).replace(
    '<<',
    `<</Type/XObject/Subtype/Form/BBox[0 0 612 792]/Matrix[1 0 0 1 10 -20]/Resources<<${FONT}>>`,
  );
  const { own, theirs } = await bothOf(
    writeObjects([
      '<</Type/Catalog/Pages 2 0 R>>',
      '<</Type/Pages/Kids[4 0 R]/Count 1>>',
      stream(`${text('(before) Tj')} /Form Do ${text('(behind) Tj')}`, false),
      '<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]/Contents 3 0 R' +
        `/Resources<</XObject<</Form 5 0 R>>${FONT}>>>>`,
      form,
      '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
    ]),
  );
  expect(own).toEqual(theirs);
  expect(JSON.stringify(own)).toContain('within');
});

it('leaves glyphs that the file draws itself to pdf.js', async () => {
  const { own } = await bothOf(
    writeObjects([
      '<</Type/Catalog/Pages 2 0 R>>',
      '<</Type/Pages/Kids[4 0 R]/Count 1>>',
      stream('BT /F1 10 Tf 50 700 Td (a) Tj ET', false),
      '<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]/Contents 3 0 R' +
        '/Resources<</Font<</F1 5 0 R>>>>>>',
      '<</Type/Font/Subtype/Type3/FontBBox[0 0 9 9]/FontMatrix[.1 0 0 .1 0 0]/FirstChar 97' +
        '/LastChar 97/Widths[9]/Encoding<</Differences[97/a]>>/CharProcs<</a 6 0 R>>>>',
      stream('9 0 0 0 9 9 d1 0 0 9 9 re f', false),
    ]),
  );
  expect(own).toBeUndefined();
});
