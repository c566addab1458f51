import { checkSyntax } from '@shortlist/pdf/poppler.test-support';
import { zlibSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { drawPages, joinBehind, runProgram, sample, WITH_RESUME } from './joined.test-support.ts';
import { FORM, makePage, makePdf, SQUARE, stream } from './made-pdf.test-support.ts';

const BLUE = '0 0 1 rg 60 10 40 40 re f';
const form = (content: string, entries = '') =>
  stream(content, `/Type /XObject /Subtype /Form /BBox [0 0 40 40] ${entries}`);
const packed = Buffer.from(zlibSync(Buffer.from(SQUARE))).toString('latin1');

/** Ways in which other programs write what a page shows. */
const MADE: Record<string, Uint8Array> = {
  'boxes, turns and units': makePage({ page: '/CropBox [5 5 150 90] /Rotate 270 /UserUnit 2' }),
  'a media box that begins elsewhere': makePage({ page: '/MediaBox [-20 -30 100 60] /Rotate -90' }),
  'corners in another order': makePage({ page: '/MediaBox [200 100 0 0]' }),
  'packed operators': makePdf([
    ...['<</Type /Catalog /Pages 2 0 R>>', '<</Kids [3 0 R] /Count 1>>'],
    '<</Parent 2 0 R /MediaBox [0 0 200 100] /Contents [4 0 R 5 0 R]>>',
    ...[stream(packed, '/Filter [/FlateDecode]'), stream('60 10 40 40 re f')],
  ]),
  'states that are saved and never restored': makePage({
    content: `2 0 0 2 0 0 cm q ${SQUARE} q 1 0 0 1 5 5 cm`,
    page: '/Annots [5 0 R]',
    more: [
      '<</Subtype /Stamp /Rect [100 50 180 90] /AP <</N 6 0 R>>>>',
      form('0 1 0 rg 0 0 40 40 re f', '/Matrix [0 1 -1 0 0 0]'),
    ],
  }),
  'annotations that are hidden': makePage({
    page: '/Annots [5 0 R 6 0 R]',
    more: [
      '<</Subtype /Stamp /F 2 /Rect [100 50 180 90] /AP <</N 7 0 R>>>>',
      '<</Subtype /Widget /Rect [60 50 80 90] /AS /On /AP <</N <</On 7 0 R /Off 8 0 R>>>>>>',
      ...[form('0 1 0 rg 0 0 40 40 re f'), form('')],
    ],
  }),
  'layers that are off': makePage({
    content: `/OC /One BDC ${SQUARE} EMC /OC /Two BDC ${BLUE} EMC`,
    resources: '/Properties <</One 5 0 R /Two 6 0 R>>',
    catalog: '/OCProperties <</OCGs [5 0 R 6 0 R] /D <</OFF [5 0 R]>>>>',
    more: ['<</Type /OCG /Name (One)>>', '<</Type /OCG /Name (Two)>>'],
  }),
  'layers of which few are on': makePage({
    content: `/OC /One BDC ${SQUARE} EMC /X Do`,
    resources: '/Properties <</One 5 0 R>> /XObject <</X 7 0 R>>',
    catalog: '/OCProperties <</OCGs [5 0 R 6 0 R] /D <</BaseState /OFF /ON [6 0 R]>>>>',
    more: [
      ...['<</Type /OCG /Name (One)>>', '<</Type /OCG /Name (Two)>>'],
      form('0 0 1 rg 0 0 40 40 re f', '/OC 6 0 R'),
    ],
  }),
  'a picture among the operators, whose data look like marks': makePage({
    content: `q 50 0 0 50 60 10 cm BI /W 4 /H 4 /BPC 8 /CS /G ID /P BMC EMC EI x Q EI Q ${BLUE}`,
  }),
  'a group of transparency': makePage({
    content: `/G gs ${SQUARE} 0 0 1 rg 30 30 40 40 re f`,
    page: '/Group <</S /Transparency /CS /DeviceRGB /I true /K true>>',
    resources: '/ExtGState <</G <</ca .5 /BM /Multiply>>>>',
  }),
  'a table of places that is wrong': makePdf(
    [
      ...['<</Type /Catalog /Pages 2 0 R>>', '<</Type /Pages /Kids [3 0 R] /Count 1>>'],
      '<</Type /Page /Parent 2 0 R /MediaBox [0 0 200 100] /Contents 4 0 R>>',
      stream(SQUARE),
    ],
    { places: false },
  ),
  'names with signs': makePage({
    content: `/A#20#28b gs ${SQUARE} /F gs`,
    resources: '/ExtGState <</A#20#28b <</ca .5>> /F <</ca 1>>>>',
  }),
};

const qpdf = (bytes: Uint8Array, ...args: string[]) =>
  runProgram(bytes, 'qpdf', [...args, '{}', '{out}']);

const WRITTEN = {
  'LibreOffice, tagged': sample('libreoffice-tagged.pdf'),
  'a form that qpdf drew': qpdf(FORM, '--generate-appearances'),
  'Chromium, tagged': sample('chromium.pdf'),
  'us, as cairo writes it': runProgram(WITH_RESUME, 'pdftocairo', ['-pdf', '{}', '{out}']),
  'Chromium, for the web': qpdf(sample('chromium.pdf'), '--linearize'),
  'Chromium, in streams of objects': qpdf(sample('chromium.pdf'), '--object-streams=generate'),
  'LibreOffice, turned': qpdf(sample('libreoffice-tagged.pdf'), '--rotate=+90'),
  us: WITH_RESUME,
};

const textOf = (bytes: Uint8Array, from = 1) =>
  runProgram(bytes, 'pdftotext', ['-f', String(from), '{}', '-']).toString();

const EMPTY = drawPages(makePage({ content: '' }));

describe.each([...Object.entries(WRITTEN), ...Object.entries(MADE)])(
  '[LT4] a PDF with %s',
  (_, own) => {
    it('looks and reads as it does alone, and is not empty', async () => {
      const joined = await joinBehind(own);
      expect(checkSyntax(joined)).toContain('No syntax or stream encoding errors found');
      const drawn = drawPages(own);
      expect(drawPages(joined, 2).equals(drawn)).toBe(true);
      expect(drawn.equals(EMPTY)).toBe(false);
      expect(textOf(joined, 2)).toBe(textOf(own));
      expect(await joinBehind(own)).toEqual(joined);
    });
  },
);

it('restores no more states than were saved', async () => {
  const own = makePage({ content: `Q Q 2 0 0 2 0 0 cm q ${SQUARE} Q Q` });
  const meant = makePage({ content: `2 0 0 2 0 0 cm ${SQUARE}` });
  expect(drawPages(await joinBehind(own), 2).equals(drawPages(meant))).toBe(true);
});
