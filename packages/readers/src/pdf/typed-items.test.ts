import { describe, expect, it } from 'vitest';
import { readText, textsOf } from '../lines.test-support.ts';
import { type Annotation, makePdf, textAt } from '../pdf.test-support.ts';

const LABELS = ['Full name:', 'Phone:', 'City:']
  .map((label, at) => textAt(label, 72, 712 - at * 22))
  .join('');

const TEXT = '/Subtype/Widget/FT/Tx/T(a)/F 4/DA(/F1 10 Tf 0 g)';
const shown = (text: string, y = 4) => `/Tx BMC q ${textAt(text, 2, y)}Q EMC`;

/** A page with three labels and, beside the second, what was typed there. */
const readWith = async (annotation: Partial<Annotation>, page = LABELS) =>
  textsOf(
    await readText(
      makePdf([{ content: page, annotations: [{ rect: BESIDE, entries: TEXT, ...annotation }] }]),
    ),
  );

const BESIDE = '150 686 450 702';
const NOTHING = ['Full name:', 'Phone:', 'City:'];

describe('what stands on a page and not in it is read at its place', () => {
  it.each<Partial<Annotation> & { it: string; says: string }>([
    { it: 'a filled field', shows: shown('614 555'), says: '614 555' },
    { it: 'a field without an appearance', entries: `${TEXT}/V(614 555)`, says: '614 555' },
    {
      it: 'a field of large letters',
      entries: `${TEXT.replace('10 Tf', '0 Tf')}/V(614 555)`,
      says: '614 555',
    },
    {
      it: 'what an appearance shows, whatever the value is',
      entries: `${TEXT}/V(old)`,
      shows: shown('new'),
      says: 'new',
    },
    {
      it: 'a choice by the words that are shown for it',
      entries:
        '/Subtype/Widget/FT/Ch/Ff 131072/T(a)/F 4/V(us)/Opt[[(us)(United States)][(gh)(Ghana)]]',
      says: 'United States',
    },
    {
      it: 'a field with a box for each letter',
      entries: `${TEXT}/Ff 16777216/MaxLen 6/V(61455)`,
      shows: shown('6 1 4 5 5'),
      says: '61455',
    },
    {
      it: 'a field in Hebrew, in the order of reading',
      entries: `${TEXT}/V<FEFF05E905DC05D505DD>`,
      says: 'שלום',
    },
    {
      it: 'a text typed on the page',
      entries: '/Subtype/FreeText/F 4/DA(/F1 10 Tf)/Contents(Forklift licence)',
      shows: shown('Forklift licence'),
      says: 'Forklift licence',
    },
    {
      it: 'a text typed on the page, without an appearance',
      entries: '/Subtype/FreeText/F 4/DA(/F1 10 Tf 0 g)/Contents(Forklift licence)',
      says: 'Forklift licence',
    },
    { it: 'a stamp', entries: '/Subtype/Stamp/F 4', shows: shown('Approved'), says: 'Approved' },
  ])('$it', async ({ it: _, says, ...annotation }) => {
    expect(await readWith(annotation)).toEqual(['Full name:', `Phone:\t${says}`, 'City:']);
  });

  it('the lines of a field below each other, with the base lines that are seen', async () => {
    const entries = `${TEXT}/Ff 4096/V(Weld pipes\\rCut brackets)`;
    const rect = '150 640 450 702';
    expect(await readWith({ rect, entries }, textAt('Duties:', 72, 690))).toEqual([
      'Duties:\tWeld pipes',
      'Cut brackets',
    ]);
  });

  it('in the look that it has', async () => {
    const bold = `/Tx BMC q ${textAt('Hamza', 2, 4, { font: 'F2', size: 12 })}Q EMC`;
    const { lines } = await readText(
      makePdf([{ content: LABELS, annotations: [{ rect: BESIDE, entries: TEXT, shows: bold }] }]),
    );
    expect(lines[1]?.pieces[1]).toMatchObject({ x: 152, size: 12, bold: true, text: 'Hamza' });
  });

  it('above all text, below it, and on a page that is turned', async () => {
    const annotations = [
      { rect: '72 740 300 756', entries: TEXT, shows: shown('Above') },
      { rect: '72 500 300 516', entries: TEXT, shows: shown('Below') },
    ];
    expect(textsOf(await readText(makePdf([{ content: LABELS, annotations }])))).toEqual([
      'Above',
      ...NOTHING,
      'Below',
    ]);
    const content = 'BT /F1 10 Tf 0 1 -1 0 100 50 Tm (Name:) Tj ET';
    const turned = {
      rect: '90 120 106 300',
      entries: TEXT,
      shows: 'BT /F1 10 Tf 0 1 -1 0 10 2 Tm (Hamza) Tj ET',
    };
    const page = { content, annotations: [turned], rotate: 90 };
    expect(textsOf(await readText(makePdf([page])))).toEqual(['Name:\tHamza']);
  });

  it('beside text that pdf.js itself puts in order', async () => {
    const hebrew = textAt('abc', 72, 690, { font: 'F5' });
    expect(await readWith({ shows: shown('614 555') }, hebrew)).toEqual(['גבא\t614 555']);
  });

  it('beside text that the file tells outright', async () => {
    const content = `/Span<</ActualText(Tel:)>>BDC ${textAt('xy', 72, 690)} EMC`;
    const annotations = [{ rect: BESIDE, entries: TEXT, shows: shown('614 555') }];
    const pdf = makePdf([{ content, annotations }], { packed: true });
    expect(textsOf(await readText(pdf))).toEqual(['Tel:\t614 555']);
  });
});

describe('nothing is read of', () => {
  it.each<Partial<Annotation> & { it: string }>([
    { it: 'an empty field', entries: TEXT },
    { it: 'a field of spaces', entries: `${TEXT}/V(   )`, shows: shown('   ') },
    {
      it: 'a hidden field',
      entries: `${TEXT.replace('/F 4', '/F 6')}/V(secret)`,
      shows: shown('secret'),
    },
    {
      it: 'a hidden field without an appearance',
      entries: `${TEXT.replace('/F 4', '/F 6')}/V(secret)`,
    },
    {
      it: 'a field that is not for the screen',
      entries: `${TEXT.replace('/F 4', '/F 36')}/V(secret)`,
    },
    { it: 'a password', entries: `${TEXT}/Ff 8192/V(secret)`, shows: shown('secret') },
    { it: 'a comment', entries: '/Subtype/Text/F 4/Contents(A remark)' },
    { it: 'its window', entries: '/Subtype/Popup/F 4/Contents(A remark)' },
    {
      it: 'a mark on words',
      entries:
        '/Subtype/Highlight/F 4/QuadPoints[72 700 100 700 72 690 100 690]/Contents(A remark)',
    },
    {
      it: 'a hidden text',
      entries: '/Subtype/FreeText/F 2/DA(/F1 10 Tf 0 g)/Contents(secret)',
      shows: shown('secret'),
    },
  ])('$it', async ({ it: _, ...annotation }) => {
    expect(await readWith(annotation)).toEqual(NOTHING);
  });
});
