import { loadFamilies } from '@shortlist/fonts';
import { expect, it } from 'vitest';
import { writePdf } from './index.ts';
import { block, layOutBlocks, span } from './lay-out-blocks.test-support.ts';
import { readBoxes, readText } from './poppler.test-support.ts';
import { OPTIONS } from './write-pdf.test-support.ts';

await loadFamilies();

const TEXTS = [
  'AVATAR To We fi ffl office, Tyrolean “quoted” – LaTeX, WAVE. Ångström, Łukasz, Yves; 1741',
  'Ольга Вайс, Ελένη Βαγγέλη, שלום עולם, and Nguyễn Thị Hằng',
];
const STYLES = ['eb-garamond', 'source-serif-4', 'source-sans-3', 'carlito', 'lato'].flatMap(
  (family) =>
    ([400, 600, 700] as const).flatMap((weight) =>
      [false, true].map((italic) => ({ family, weight, italic })),
    ),
);
const BLOCKS = STYLES.flatMap((style) =>
  TEXTS.map((text) => block([span(text, { ...style, size: 9 })])),
);

const { paged, fonts } = layOutBlocks(BLOCKS);
const pdf = await writePdf(paged, fonts, OPTIONS);

it('[DS3] gives back the words of kerned families as they were typed, without ligatures', () => {
  const read = readText(pdf).replace(/[\u200E\u200F\u202A-\u202E]/gu, '');
  for (const text of TEXTS.flatMap((each) => each.split(/[,;]? /u)))
    expect(read.split(text).length - 1).toBeGreaterThanOrEqual(STYLES.length);
});

it('[DS3] ends each line in the PDF where the layout has measured its end', () => {
  const lines = paged.pages.flatMap((page) => page.lines);
  const measured = lines.map(({ runs }) => {
    const right = runs.map(({ x, width, text }) => (text.endsWith(' ') ? 0 : x + width));
    return Math.max(...right);
  });
  const words = readBoxes(pdf);
  for (const [at, { baseline }] of lines.entries()) {
    const page = paged.pages.findIndex((each) => each.lines.some((line) => line === lines[at]));
    const onLine = words.filter(
      (word) => word.page === page && word.top < baseline && word.bottom > baseline - 2,
    );
    if ((measured[at] ?? 0) > 0)
      expect(Math.max(...onLine.map(({ right }) => right))).toBeCloseTo(measured[at] ?? 0, 1);
  }
});
