import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { readJsonResume } from '@shortlist/json-resume';
import { analyse, readPosting, resumeText, standardLexicon } from '@shortlist/keywords';
import { numberedIds, SECTIONS } from '@shortlist/model';
import { median } from '../median.ts';
import type { Result } from '../result.ts';
import { benchDevSets } from './dev-set.ts';
import { LONG_POSTING, POSTING } from './posting.ts';
import { benchReading } from './reading-set.ts';

const ROUNDS = 60;
/** Until the engine has compiled what is hot. */
const ROUNDS_BEFORE = 200;
const SAMPLE = new URL('../../packages/templates/samples/19-two-pages.json', import.meta.url);

/** Measures what reading and matching cost, against their limits, and how right they are on the dev set. */
export async function benchKeywords(): Promise<Result[]> {
  const resume = resumeText(await readSample(), SECTIONS);
  const page = readPosting(POSTING, standardLexicon());
  return [
    limit('keywords, posting of a page, read and matched', 10, () =>
      analyse(readPosting(POSTING, standardLexicon()), resume),
    ),
    limit('keywords, posting of 20,000 characters', 100, () =>
      analyse(readPosting(LONG_POSTING, standardLexicon()), resume),
    ),
    limit('keywords, an edit of the resume', 20, () => analyse(page, resume)),
    ...(await benchDevSets()),
    ...benchReading(),
  ];
}

async function readSample() {
  const json: unknown = JSON.parse(await readFile(fileURLToPath(SAMPLE), 'utf8'));
  const read = readJsonResume(json, numberedIds(), SECTIONS);
  if (!read.ok) throw new Error('The sample is no resume.');
  return read.resume;
}

/** The median of warm runs, as a share of a limit in ms. */
function limit(name: string, most: number, run: () => unknown): Result {
  for (let round = 0; round < ROUNDS_BEFORE; round += 1) run();
  const times = Array.from({ length: ROUNDS }, () => {
    const start = performance.now();
    run();
    return performance.now() - start;
  });
  const time = median(times);
  return {
    name,
    figure: `${(time / most).toFixed(2)} of ${most} ms (${time.toFixed(1)} ms)`,
    target: '< 1',
    met: time < most,
  };
}
