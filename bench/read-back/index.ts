import { SECTIONS } from '@shortlist/model';
import { compareRead, readFile } from '@shortlist/read-back';
import { loadDesigns } from '@shortlist/templates';
import { printIn, readResumeFile } from '../designs/print.ts';
import { median } from '../median.ts';
import type { Result } from '../result.ts';

/** The longest time after a pause in typing that the panel may take with two pages, in ms. */
const LIMIT_MS = 300;
const TIMES = 15;

const SAMPLE = new URL('../../packages/templates/samples/19-two-pages.json', import.meta.url);

/** Measures how long it takes to lay out two pages, write their PDF, read it and compare, in every design; the first apart. */
export async function benchReadBack(): Promise<Result[]> {
  const designs = await loadDesigns();
  const resume = readResumeFile(SAMPLE);
  const results: Result[] = [];
  for (const design of designs.all) {
    const times: number[] = [];
    for (let count = 0; count <= TIMES; count += 1) {
      const start = performance.now();
      const { pdf } = await printIn(resume, design, designs);
      const reading = await readFile(new Uint8Array(pdf), { sections: SECTIONS });
      if (reading.kind === 'unread') throw new Error(reading.message.code);
      compareRead(resume, reading.resume, { sections: SECTIONS });
      times.push(performance.now() - start);
    }
    const [first = 0, ...later] = times;
    results.push(
      { name: `${design.id}: two pages read back, the first time`, figure: inMs(first) },
      {
        name: `${design.id}: two pages read back, median of ${TIMES}`,
        figure: inMs(median(later)),
        target: `<= ${LIMIT_MS} ms`,
        met: median(later) <= LIMIT_MS,
      },
    );
  }
  return results;
}

const inMs = (time: number) => `${Math.round(time)} ms`;
