import { expect, it } from 'vitest';
import { openFileObjects } from './file/file-objects.test-support.ts';
import { writePdf } from './index.ts';
import { block, bullet, layOutBlocks, span } from './lay-out-blocks.test-support.ts';
import { OPTIONS } from './write-pdf.test-support.ts';

const BLOCKS = [
  block([span('Ada Lovelace', { size: 17, weight: 700 })], { align: 'center' }),
  block('HEADING', { rule: { gap: 2, thickness: 0.5 } }),
  bullet(
    'AVATAR To We 王小明 Ольга, and more words to fill the line so that it is broken somewhere',
  ),
];

async function drawBlocks() {
  const { paged, fonts } = layOutBlocks(BLOCKS);
  const file = openFileObjects(await writePdf(paged, fonts, OPTIONS));
  const [page] = file.pages;
  return { paged, stream: file.stream(file.dictionary(page)['/Contents']) };
}

it('[PV5] draws every run at exactly the x, the baseline and the size of the layout', async () => {
  const { paged, stream } = await drawBlocks();
  const drawn = [...stream.matchAll(/ ([\d.]+) Tf 1 0 0 1 ([\d.]+) ([\d.]+) Tm/g)];
  const placed = paged.pages.flatMap(({ lines }) =>
    lines.flatMap(({ runs, baseline }) =>
      runs.map(({ size, x }) => [size, x, Math.round((792 - baseline) * 1000) / 1000]),
    ),
  );
  expect(drawn.map((match) => match.slice(1).map(Number))).toEqual(placed);
});

it('[PV6] moves the pen by plain advances: no kerning, no ligatures', async () => {
  const { stream } = await drawBlocks();
  const latin = stream.match(/\[<[0-9a-f]+>\] TJ/g) ?? [];
  expect(latin.length).toBe((stream.match(/TJ/g) ?? []).length);
});

it('[PV6] draws a rule where the layout has it, as thick', async () => {
  const { paged, stream } = await drawBlocks();
  const [rule] = paged.pages[0]?.rules ?? [];
  const [, ...drawn] = stream.match(/([\d.]+) w ([\d.]+) ([\d.]+) m ([\d.]+) [\d.]+ l S/) ?? [];
  const height = Math.round((792 - (rule?.y ?? 0)) * 1000) / 1000;
  expect(drawn.map(Number)).toEqual([rule?.thickness, rule?.x1, height, rule?.x2]);
});
