import { textOf } from '@shortlist/layout';
import { SECTIONS } from '@shortlist/model';
import { designResume } from '@shortlist/templates';
import { readSample, SAMPLES } from '@shortlist/templates/samples.test-support';
import { describe, expect, it } from 'vitest';
import { openFileObjects } from './file/file-objects.test-support.ts';
import { writePdf } from './index.ts';
import { layOutDocument } from './lay-out-blocks.test-support.ts';
import { readMarks } from './pages/marks.test-support.ts';
import { readTree } from './pages/structure-tree.test-support.ts';
import { checkSyntax, readFonts, readText } from './poppler.test-support.ts';
import { countInOrder, wordsOf } from './words-in-order.test-support.ts';
import { OPTIONS } from './write-pdf.test-support.ts';

const printed = new Map(
  await Promise.all(SAMPLES.map(async (name) => [name, await printSample(name)] as const)),
);

function printOf(name: string) {
  const print = printed.get(name);
  if (print === undefined) throw new Error(`${name} was not printed`);
  return print;
}

async function printSample(name: string) {
  const { paged, fonts } = layOutDocument(
    designResume(readSample(name), { sections: SECTIONS, language: 'en-US' }),
  );
  return { paged, pdf: await writePdf(paged, fonts, OPTIONS) };
}

it('has twenty resumes of different shapes and scripts to try', () => {
  expect(SAMPLES.length).toBeGreaterThanOrEqual(20);
});

it.each(SAMPLES)('[PV8] gives back 99.5 percent of the words of %s, or more, in order', (name) => {
  const { paged, pdf } = printOf(name);
  const expected = wordsOf(textOf(paged));
  const found = countInOrder(expected, wordsOf(readText(pdf)));
  expect(found / expected.length).toBeGreaterThanOrEqual(0.995);
});

describe.each(SAMPLES)('the PDF of %s', (name) => {
  const { paged, pdf } = printOf(name);

  it('[PV5] has the pages of the layout, without an error, every font embedded', () => {
    expect(checkSyntax(pdf)).toContain('No syntax or stream encoding errors found');
    expect(openFileObjects(pdf).pages).toHaveLength(paged.pages.length);
    expect(readFonts(pdf).every(({ embedded }) => embedded === 'yes')).toBe(true);
  });

  it('[PV8] has all its content in the tree, its elements in the order in which they are painted', () => {
    const file = openFileObjects(pdf);
    const painted = file.pages.flatMap((page) =>
      readMarks(file, page)
        .pieces.filter((mcid) => mcid !== 'artifact')
        .map((mcid) => ({ page, mcid })),
    );
    const { content } = readTree(file);
    const placeOf = ({ page, mcid }: { page: string; mcid: number }) =>
      painted.findIndex((piece) => piece.page === page && piece.mcid === mcid);
    expect(content.map(placeOf).sort((one, other) => one - other)).toEqual([...painted.keys()]);
    const firsts = content.filter(({ element }, at) => content[at - 1]?.element !== element);
    expect(firsts.map(placeOf)).toEqual(firsts.map(placeOf).sort((one, other) => one - other));
  });
});
