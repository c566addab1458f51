import type { Result } from '../result.ts';
import { DOORS, type Door, UNITS, write } from './doors.ts';

/** The time below which a reading at the bound of its input does no harm, in proportion or not. */
const NOISE_MS = 250;
/** So much longer may twice the text take; less is in proportion. */
const MOST_GROWTH = 2.5;

/** Measures whether twice the text takes about twice the processor time, through every way in for what others wrote. */
export async function benchProportion(): Promise<Result[]> {
  const results: Result[] = [];
  for (const door of DOORS) {
    let growth = 0;
    for (const unit of UNITS) growth = Math.max(growth, await grow(door, unit));
    results.push({
      name: `twice the text, ${door.name}`,
      figure: growth === 0 ? `below ${NOISE_MS} ms` : `${growth.toFixed(1)} times as long`,
      target: `<= ${MOST_GROWTH} times`,
      met: growth <= MOST_GROWTH,
    });
  }
  return results;
}

/** Measures how many times as long twice the text takes; 0 where it takes too little to matter. */
async function grow({ length, open }: Door, unit: string): Promise<number> {
  const long = await open(write(unit, 2 * length));
  if (cost(long, 1) < NOISE_MS) return 0;
  const short = await open(write(unit, length));
  // The least of three: what else the machine does makes nothing quicker.
  return Math.min(...[1, 2, 3].map((tries) => cost(long, tries) / cost(short, tries)));
}

/** Processor time in ms, the least of some tries: what else the machine does only adds to it. */
function cost(work: () => unknown, tries: number): number {
  const times = Array.from({ length: tries }, () => {
    const before = process.threadCpuUsage();
    work();
    const { user, system } = process.threadCpuUsage(before);
    return (user + system) / 1_000;
  });
  return Math.min(...times);
}
