import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { marked, problemOf, readText, textsOf } from '../lines.test-support.ts';
import { makePdf, stream, textAt, writeObjects } from '../pdf.test-support.ts';

const onePage = (content: string) => makePdf([{ content }]);

it('gives lines with place, size, bold and italic', async () => {
  const text = await readText(
    onePage(
      textAt('Ada Lovelace', 100, 700, { font: 'F2', size: 20 }) +
        textAt('Analyst', 100, 680) +
        textAt(' of engines', 140, 680, { font: 'F3' }),
    ),
  );
  expect(text).toMatchObject({
    format: 'pdf',
    placement: 'measured',
    pages: [{ width: 612, height: 792 }],
  });
  expect(text.lines.map(marked)).toEqual(['**Ada Lovelace**', 'Analyst //of engines//']);
  expect(text.lines[0]).toMatchObject({ page: 0, y: 92, pieces: [{ x: 100, size: 20 }] });
  expect(text.lines[0]?.pieces[0]?.width).toBeCloseTo(128.94, 1);
});

it.each([
  { it: 'a space is a space', gap: 3, text: 'left right' },
  { it: 'no gap is none', gap: 0, text: 'leftright' },
  { it: 'a wide gap is a tab', gap: 200, text: 'left\tright' },
])('tells gaps: $it', async ({ gap, text }) => {
  const width = 13.34; // "left" in Helvetica at 10 points
  const page = onePage(
    textAt('left', 50, 700) + textAt('right', 50 + width + gap, 700, { font: 'F2' }),
  );
  expect(textsOf(await readText(page))).toEqual([text]);
});

it('begins a line where the text steps back to another column', async () => {
  const page = onePage(textAt('right column', 300, 700) + textAt('left', 50, 700));
  expect(textsOf(await readText(page))).toEqual(['right column', 'left']);
});

it('leaves out what is painted again for its shadow', async () => {
  const page = onePage(textAt('Ada', 50, 700) + textAt('Ada', 50.4, 699.6));
  expect(textsOf(await readText(page))).toEqual(['Ada']);
});

it('turns the places of a turned page with it', async () => {
  const content = 'BT /F1 10 Tf 0 1 -1 0 100 50 Tm (Ada) Tj ET';
  const text = await readText(makePdf([{ content, rotate: 90 }]));
  expect(text.pages).toEqual([{ width: 792, height: 612 }]);
  expect(text.lines[0]).toMatchObject({ y: 100, pieces: [{ x: 50, text: 'Ada' }] });
});

it('hangs links on the words they cover, and keeps those that cover none', async () => {
  const text = await readText(
    makePdf([
      {
        content: textAt('Mail: ada@example.org | Site', 50, 700),
        links: [
          { rect: '74 698 150 710', url: 'mailto:ada@example.org' },
          { rect: '300 300 320 320', url: 'https://example.org/ada' },
        ],
      },
    ]),
  );
  expect(text.lines.map(marked)).toEqual([
    'Mail: [ada@example.org](mailto:ada@example.org) | Site',
  ]);
  expect(text.bareLinks).toEqual([{ link: 'https://example.org/ada', page: 0, x: 300, y: 472 }]);
});

it('tells of each page before it is read, and numbers its lines', async () => {
  const seen: [number, number][] = [];
  const text = await readText(
    makePdf([{ content: textAt('one', 50, 700) }, { content: textAt('two', 50, 700) }]),
    { onPage: (page, pages) => seen.push([page, pages]) },
  );
  expect(seen).toEqual([
    [0, 2],
    [1, 2],
  ]);
  expect(text.lines.map(({ page }) => page)).toEqual([0, 1]);
});

it('stops at the next page when it is cancelled', async () => {
  const cancel = new AbortController();
  const pages = makePdf([{ content: textAt('one', 50, 700) }, { content: '' }]);
  const onPage = () => cancel.abort();
  expect(await problemOf(pages, { signal: cancel.signal, onPage })).toBe('cancelled');
});

it('asks for the password of a locked PDF, and opens it with the right one', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'readers-'));
  const [open, locked] = [join(folder, 'open.pdf'), join(folder, 'locked.pdf')];
  writeFileSync(open, onePage(textAt('Ada', 50, 700)));
  execFileSync('qpdf', ['--encrypt', 'sesame', 'owner', '256', '--', open, locked]);
  const bytes = new Uint8Array(readFileSync(locked));
  rmSync(folder, { recursive: true });
  expect(await problemOf(bytes)).toBe('password-needed');
  expect(await problemOf(bytes, { password: 'open' })).toBe('password-wrong');
  expect(textsOf(await readText(bytes, { password: 'sesame' }))).toEqual(['Ada']);
});

it.each([
  { it: 'a scan', pdf: onePage('0 0 1 rg 10 10 500 500 re f'), problem: 'no-text' },
  {
    it: 'more than fifty pages',
    pdf: makePdf(Array.from({ length: 51 }, () => ({ content: textAt('x', 50, 700) }))),
    problem: 'too-many-pages',
  },
  { it: 'a header and nothing else', pdf: Buffer.from('%PDF-1.7\nnothing'), problem: 'damaged' },
])('refuses $it', async ({ pdf, problem }) => {
  expect(await problemOf(new Uint8Array(pdf))).toBe(problem);
});

it.each([
  { it: 'packed once', layers: 1 },
  { it: 'packed twice', layers: 2 },
])(
  'refuses a page that unpacks without end, $it',
  async ({ layers }) => {
    const spaces = ' '.repeat(85 * 1024 * 1024);
    const pdf = writeObjects([
      '<</Type/Catalog/Pages 2 0 R>>',
      '<</Type/Pages/Kids[4 0 R]/Count 1>>',
      stream(spaces, true, layers),
      '<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]/Contents 3 0 R>>',
    ]);
    expect(pdf.length).toBeLessThan(300_000);
    expect(await problemOf(pdf)).toBe('hostile');
  },
  20_000,
);

it('gives up a page with more text than any resume', async () => {
  const line = `${textAt('word '.repeat(100), 10, 700)}${textAt('x', 10, 100)}`;
  const pdf = makePdf([{ content: line.repeat(11_000) }], { packed: true });
  expect(await problemOf(pdf)).toBe('hostile');
}, 20_000);

const BOX = '40 690 200 24 re f\n';
const PICTURE = 'q 200 0 0 200 40 600 cm BI /W 1 /H 1 /CS /G /BPC 8 ID x EI Q\n';
const hiddenIn = async (content: string) => {
  const { lines } = await readText(
    onePage(`${textAt('Ada Lovelace, analyst', 50, 750)}${content}`),
  );
  return lines.flatMap(({ pieces }) => pieces.flatMap(({ hidden, text }) => (hidden ? text : [])));
};

it.each([
  { it: 'white', content: `1 g ${textAt('Rust', 50, 700)}` },
  {
    it: 'in the colour of the box behind it',
    content: `0 0 1 rg ${BOX}${textAt('Rust', 50, 700)}`,
  },
  { it: 'transparent', content: `/Clear gs ${textAt('Rust', 50, 700)}` },
  { it: 'neither filled nor stroked', content: `3 Tr ${textAt('Rust', 50, 700)}` },
  { it: 'too small to be read', content: textAt('Rust', 50, 700, { size: 1 }) },
  { it: 'white within a text of several pieces', content: `1 g 0.5 Tc ${textAt('Rust', 50, 700)}` },
])('tells text that nobody sees: $it', async ({ content }) => {
  expect(await hiddenIn(content)).toEqual(['Rust']);
});

it.each([
  { it: 'white on a dark box', content: `0.2 g ${BOX}1 g ${textAt('Rust', 50, 700)}` },
  { it: 'white on a picture', content: `${PICTURE}1 g ${textAt('Rust', 50, 700)}` },
  { it: 'what a picture shows', content: `${PICTURE}3 Tr ${textAt('Rust', 50, 700)}` },
  {
    it: 'black over a rule, all but which is clipped from a black box',
    content: `q 40 690 200 1 re W n 0 g ${BOX}Q 0 g ${textAt('Rust', 50, 700)}`,
  },
  { it: 'light grey', content: `0.8 g ${textAt('Rust', 50, 700)}` },
  { it: 'what follows white text', content: `q 1 g ${BOX} Q ${textAt('Rust', 50, 700)}` },
])('takes for seen: $it', async ({ content }) => {
  expect(await hiddenIn(content)).toEqual([]);
});

it('takes a page of nothing but unseen words for a scan that they are read from', async () => {
  const { lines } = await readText(onePage(`3 Tr ${textAt('Ada', 50, 700)}`));
  expect(lines.map(({ pieces }) => pieces)).toEqual([
    [expect.not.objectContaining({ hidden: true })],
  ]);
});

it('takes transparent text on its filled outlines for bold', async () => {
  const outlines = '50 700 m 70 700 l 70 708 l 50 708 l h f\n';
  const page = onePage(
    `${outlines}q /Clear gs ${textAt('Ada', 50, 700)} Q${textAt('Analyst', 50, 680)}`,
  );
  expect((await readText(page)).lines.map(marked)).toEqual(['**Ada**', 'Analyst']);
});

it.each([
  { it: 'a heading', text: 'E X P E R I E N C E', read: 'EXPERIENCE' },
  { it: 'with pairs that are kerned', text: 'N ew Yo r k', read: 'New York' },
  { it: 'an address', text: 'j o h n @ e x . o r g', read: 'john@ex.org' },
])('puts letters together that are set apart: $it', async ({ text, read }) => {
  expect(textsOf(await readText(onePage(textAt(text, 50, 700))))).toEqual([read]);
});

it.each(['I am a C and R man', 'Vitamin B 12', 'A to Z of 9 to 5'])(
  'leaves %s alone',
  async (text) => {
    expect(textsOf(await readText(onePage(textAt(text, 50, 700))))).toEqual([text]);
  },
);

it('reads the letters of a font of icons as pictures, one for each', async () => {
  const page = onePage(textAt('A B', 50, 700, { font: 'F4' }) + textAt('Linz', 90, 700));
  expect(textsOf(await readText(page))).toEqual(['\ue041 \ue042\tLinz']);
});
