import { diffResumes, markPages } from '@shortlist/difference';
import { createMeasurer } from '@shortlist/fonts';
import { shapedWidth } from '@shortlist/fonts/shaping';
import { layOut } from '@shortlist/layout';
import { type Resume, SECTIONS } from '@shortlist/model';
import { type Design, type Designs, loadDesigns } from '@shortlist/templates';
import { layOutIn, readResumeFile } from '../designs/print.ts';
import { median } from '../median.ts';
import type { Result } from '../result.ts';
import { changed, longer } from './three-pages.ts';

/** The longest time that comparing and marking two documents of three pages may take, in ms. */
const LIMIT_MS = 100;
const TIMES = 31;

const SAMPLE = new URL('../../packages/templates/samples/19-two-pages.json', import.meta.url);

/** Measures how long it takes to compare two documents of three pages and mark both, beside laying the two out, in every design. */
export async function benchDifference(): Promise<Result[]> {
  const designs = await loadDesigns();
  const before = longer(readResumeFile(SAMPLE));
  const after = changed(before);
  const results: Result[] = [];
  for (const design of designs.all) {
    const { pages, changes, comparing, layingOut } = await measure(
      { before, after },
      design,
      designs,
    );
    const ratio = median(comparing.map((time, at) => time / (layingOut[at] ?? Number.NaN)));
    results.push({
      name: `${design.id}: ${pages.join(' and ')} pages compared and marked, ${changes} changes, median of ${TIMES}`,
      figure: `${median(comparing).toFixed(1)} ms, ${ratio.toFixed(2)} of laying out both`,
      target: `<= ${LIMIT_MS} ms`,
      met: median(comparing) <= LIMIT_MS,
    });
  }
  return results;
}

async function measure(
  { before, after }: { before: Resume; after: Resume },
  design: Design,
  designs: Designs,
) {
  const [old, now] = [
    await layOutIn(before, design, designs),
    await layOutIn(after, design, designs),
  ];
  const fonts = new Map([...old.fonts, ...now.fonts]);
  const measurer = createMeasurer(fonts, shapedWidth);
  const times = { comparing: [] as number[], layingOut: [] as number[] };
  let changes = 0;
  for (let count = 0; count <= TIMES; count += 1) {
    const start = performance.now();
    const difference = diffResumes(before, after, { sections: SECTIONS, hasIds: false });
    markPages(difference, old.paged, { side: 'before', measurer });
    markPages(difference, now.paged, { side: 'after', measurer });
    const end = performance.now();
    // A new measurer knows no block of the time before.
    const fresh = createMeasurer(fonts, shapedWidth);
    for (const { document } of [old, now]) layOut(document, fresh);
    changes = difference.texts.length;
    times.comparing.push(end - start);
    times.layingOut.push(performance.now() - end);
  }
  const pages = [old, now].map(({ paged }) => paged.pages.length);
  // The first is for warming up.
  return {
    pages,
    changes,
    comparing: times.comparing.slice(1),
    layingOut: times.layingOut.slice(1),
  };
}
