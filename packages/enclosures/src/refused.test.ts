import { constants, deflateRawSync } from 'node:zlib';
import { createDice, mutate } from '@shortlist/readers/mutate.test-support';
import { describe, expect, it } from 'vitest';
import { countPages, EnclosureError, joinEnclosures, MOST_PAGES } from './index.ts';
import {
  joinBehind,
  LETTER,
  pdfOf,
  runProgram,
  sample,
  WITH_RESUME,
} from './joined.test-support.ts';
import { FORM, latin1, makePage, makePdf, SQUARE, stream } from './made-pdf.test-support.ts';

const locked = (...passwords: string[]) =>
  runProgram(sample('chromium.pdf'), 'qpdf', [
    ...['--encrypt', ...passwords, '256', '--'],
    ...['{}', '{out}'],
  ]);

/** A million zeros, packed a thousandfold, behind which more can follow. */
const MEGABYTE = deflateRawSync(Buffer.alloc(1_000_000), { finishFlush: constants.Z_FULL_FLUSH });

/** So many of them in one stream without its end (RFC 1950). */
const bomb = (megabytes: number) =>
  Buffer.concat([Buffer.of(0x78, 0x9c), ...new Array(megabytes).fill(MEGABYTE)]).toString('latin1');

const pages = (count: number) =>
  makePdf([
    '<</Type /Catalog /Pages 2 0 R>>',
    `<</Type /Pages /Kids [${'3 0 R '.repeat(count)}${Array.from({ length: count }, (_, at) => `${at + 4} 0 R`).join(' ')}]>>`,
    ...Array.from({ length: count + 1 }, () => '<</Type /Page /MediaBox [0 0 9 9]>>'),
  ]);

const chain = (length: number) => Array.from({ length }, (_, at) => `<</Next ${at + 6} 0 R>>`);

/** A million zeros, and so much behind them that cannot be read that it may have been sixteen times as many. */
const BROKEN = `${bomb(1)}\x07${'\0'.repeat(15_000)}`;

const packedObjects = (packed: string) =>
  stream(packed, '/Type /ObjStm /N 1 /First 9 /Filter /FlateDecode');

const REFUSED: [it: string, problem: EnclosureError['problem'], bytes: Uint8Array][] = [
  ['a text', 'not-pdf', latin1('Dear Ms. Roe,')],
  ['nothing', 'not-pdf', new Uint8Array()],
  ['a head alone', 'damaged', latin1('%PDF-1.7\n')],
  ['a catalog without pages', 'damaged', makePdf(['<</Type /Catalog>>'])],
  ['a file that needs a password', 'locked', locked('user', 'owner')],
  ['a file that only its owner may change', 'locked', locked('', 'owner')],
  ['a form that is not drawn', 'form', FORM],
  ['a form without pages', 'form', makePage({ catalog: '/NeedsRendering true' })],
  ['ten thousand pages', 'too-many-pages', pages(10_000)],
  ['a page too many', 'too-many-pages', pages(MOST_PAGES)],
  ['a page as large as a country', 'damaged', makePage({ page: '/MediaBox [0 0 1e9 1e9]' })],
  [
    'operators that unpack to much',
    'too-large',
    makePdf([
      ...['<</Type /Catalog /Pages 2 0 R>>', '<</Kids [3 0 R]>>'],
      ...['<</Type /Page /MediaBox [0 0 9 9] /Contents 4 0 R>>'],
      stream(bomb(70), '/Filter /FlateDecode'),
    ]),
  ],
  [
    'operators that are drawn again and again',
    'too-large',
    makePdf([
      ...['<</Type /Catalog /Pages 2 0 R>>', '<</Kids [3 0 R]>>'],
      `<</Type /Page /MediaBox [0 0 9 9] /Contents [${'4 0 R '.repeat(8)}]>>`,
      stream(bomb(9), '/Filter /FlateDecode'),
    ]),
  ],
  [
    'objects that can unpack to too much together, most of them broken off',
    'too-large',
    makePage({ more: [bomb(60), ...new Array(24).fill(BROKEN)].map(packedObjects) }),
  ],
  [
    'a picture of a billion pixels',
    'too-large',
    makePage({
      resources: '/XObject <</X 5 0 R>>',
      more: [stream('', '/Subtype /Image /Width 40000 /Height 40000 /Filter /JBIG2Decode')],
    }),
  ],
  ['lists in lists', 'damaged', makePage({ resources: `/Pattern <</P ${'['.repeat(100_000)}>>` })],
  [
    'objects that lead from one to the next without an end',
    'damaged',
    makePage({ resources: '/Pattern <</P 5 0 R>>', more: chain(30_000) }),
  ],
  [
    'operators in a coding that is none',
    'damaged',
    makePdf([
      ...['<</Type /Catalog /Pages 2 0 R>>', '<</Kids [3 0 R]>>'],
      ...['<</Type /Page /MediaBox [0 0 9 9] /Contents 4 0 R>>'],
      stream(SQUARE, '/Filter /Crypt'),
    ]),
  ],
];

describe('[LT4] a file that cannot be joined', () => {
  it.each(REFUSED)('%s: %s', async (_it, problem, bytes) => {
    await expect(countPages(bytes)).rejects.toMatchObject({ problem });
  });

  it('is refused among others too', async () => {
    await expect(joinBehind(makePage(), FORM)).rejects.toMatchObject({ problem: 'form' });
  });

  it('is one with more pages than are left', async () => {
    const thirty = pages(30 - 1);
    expect(await countPages(thirty)).toBe(30);
    await expect(joinBehind(thirty, thirty)).resolves.toBeDefined();
    await expect(joinBehind(thirty, thirty, makePage())).rejects.toMatchObject({
      problem: 'too-many-pages',
    });
  });
});

it('counts a page tree that leads back to itself once', async () => {
  const loop = makePdf([
    '<</Type /Catalog /Pages 2 0 R>>',
    '<</Type /Pages /Kids [3 0 R 2 0 R 4 0 R] /MediaBox [0 0 9 9]>>',
    '<</Type /Page /Parent 2 0 R>>',
    '<</Type /Pages /Kids [2 0 R 3 0 R 4 0 R]>>',
  ]);
  expect(await countPages(loop)).toBe(1);
});

it('joins what is left of a broken file, or says why it cannot', async () => {
  const roll = createDice(7);
  const outcomes = { joined: 0, refused: 0 };
  for (let round = 0; round < 150; round += 1) {
    const whole = [sample('chromium.pdf'), sample('libreoffice-tagged.pdf'), WITH_RESUME][
      round % 3
    ];
    const broken = mutate(whole ?? LETTER, roll);
    try {
      const joined = await joinEnclosures(LETTER, [pdfOf(broken)]);
      outcomes.joined += 1;
      if (round % 20 === 0) runProgram(joined, 'qpdf', ['--check', '{}']);
    } catch (error) {
      expect(error).toBeInstanceOf(EnclosureError);
      outcomes.refused += 1;
    }
  }
  expect(Math.min(outcomes.joined, outcomes.refused)).toBeGreaterThan(5);
});
