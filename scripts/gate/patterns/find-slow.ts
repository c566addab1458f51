import { runInNewContext } from 'node:vm';
import { analyse } from 'scslre';
import { listAttacks } from './attack-pattern.ts';
import type { Pattern } from './find-patterns.ts';

/** Characters of a text that is tried, and the processor time in ms of which a pattern that goes through it once takes a hundredth. */
const LENGTH = 2_000;
const SUSPECT_MS = 0.1;
/** So many times the text, and more than so many times the processor time: that is out of proportion. */
const LONGER = 6;
const GROWTH = 17;
/** Less than this is in proportion, even where the shorter text was measured half as slow again as it is. */
const FAR_FROM = 10;
/** The longer text takes a pattern that is out of proportion twice as long as this; less is what the engine does for itself. */
const SLOW_MS = 3;
/** A measurement that took so many ms is not taken again. */
const LONG_MS = 60;
/** After so many ms a pattern that is tried is taken for one that does not come back. */
const MOST_MS = 20_000;
/** The ends that follow the repetition, so that a match fails at its end. */
const ENDS = ['\u0000', 'a'];

/** Tells by which text a pattern can take more than twice as long for twice the text; undefined where none is known. */
export function findSlow(pattern: Pattern): string | undefined {
  const [report] = analyse(new RegExp(pattern.source, pattern.flags), { maxReports: 1 }).reports;
  if (report) return `by its form (${report.type}${report.exponential ? ', exponential' : ''})`;
  let tried = '';
  // Only a context of its own can be stopped in the middle of a match.
  const attack = () => {
    for (const { lead, unit } of listAttacks(pattern))
      for (const end of ENDS) {
        tried = `${JSON.stringify(lead)}, then ${JSON.stringify(unit)} again and again, then ${JSON.stringify(end)}`;
        const write = (length: number) => lead + unit.repeat(Math.ceil(length / unit.length)) + end;
        // Once more: on a busy machine one measurement may be out of proportion.
        if (isSlow(pattern, write) && isSlow(pattern, write)) return tried;
      }
    return undefined;
  };
  try {
    return runInNewContext('attack()', { attack }, { timeout: MOST_MS });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ERR_SCRIPT_EXECUTION_TIMEOUT') throw error;
    return `${tried}: it did not come back`;
  }
}

function isSlow(pattern: Pattern, write: (length: number) => string): boolean {
  const text = write(LENGTH);
  const once = cost(pattern, text);
  if (once < SUSPECT_MS) return false;
  const longerText = write(LONGER * LENGTH);
  // Most are far from out of proportion, which one measurement of each shows.
  if (cost(pattern, longerText) < FAR_FROM * once) return false;
  // The least of three: what else the machine does only adds to it, and little to what takes long by itself.
  const least = (of: string) => {
    const first = cost(pattern, of);
    return first > LONG_MS ? first : Math.min(first, cost(pattern, of), cost(pattern, of));
  };
  const longer = least(longerText);
  return longer > SLOW_MS && longer > GROWTH * least(text);
}

/** Processor time in ms of finding all that matches. */
function cost({ source, flags }: Pattern, text: string): number {
  const all = new RegExp(source, flags.includes('g') ? flags : `${flags}g`);
  const before = process.threadCpuUsage();
  text.replace(all, '');
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1_000;
}
