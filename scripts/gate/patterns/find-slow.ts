import { createContext, runInContext } from 'node:vm';
import { analyse } from 'scslre';
import { listAttacks } from './attack-pattern.ts';
import type { Pattern } from './find-patterns.ts';

/** Characters of the text that a pattern is measured by. */
const LENGTH = 6_000;
/** Length of the text that is tried before, and after a quarter of it, with the ms of which a pattern that goes through the half once takes a hundredth. */
const HALF = LENGTH / 2;
const HALF_SUSPECT_MS = 0.4;
const PART = 1 / 4;
/** The square of the part of the time: about what a pattern takes that is out of proportion. */
const PART_SUSPECT_MS = PART ** 2 * HALF_SUSPECT_MS;
/** So many times the text, and more than so many times the processor time: that is out of proportion. */
const LONGER = 4;
const GROWTH = 9;
/** Less than this is in proportion, even where the shorter text was measured half as slow again as it is. */
const FAR_FROM = 6;
/** The longer text takes a pattern that is out of proportion twice as long as this; less is what the engine does for itself. */
const SLOW_MS = 12;
/** A measurement that took so many ms is not taken again. */
const LONG_MS = 60;
/** After so many ms a pattern that is tried is taken for one that does not come back. */
const MOST_MS = 180_000;
/** The ends that follow the repetition, so that a match fails at its end. */
const ENDS = ['\u0000', 'a'];

/** Only a context of its own can be stopped in the middle of a match. */
const context: { attack?: () => string | undefined } = createContext({});

/** Tells by which text a pattern can take more than twice as long for twice the text; undefined where none is known. */
export function findSlow(pattern: Pattern): string | undefined {
  const [report] = analyse(new RegExp(pattern.source, pattern.flags), { maxReports: 1 }).reports;
  if (report) return `by its form (${report.type}${report.exponential ? ', exponential' : ''})`;
  let tried = '';
  context.attack = () => {
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
    return runInContext('attack()', context, { timeout: MOST_MS });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ERR_SCRIPT_EXECUTION_TIMEOUT') throw error;
    return `${tried}: it did not come back`;
  }
}

function isSlow(pattern: Pattern, write: (length: number) => string): boolean {
  // Most are far from out of proportion, which one measurement of a short text shows, or one of each: by the clock.
  const shortText = write(PART * HALF);
  const part = leastOfThree(() => clocked(pattern, shortText), PART_SUSPECT_MS);
  if (part < PART_SUSPECT_MS) return false;
  const half = clocked(pattern, write(HALF));
  if (half < HALF_SUSPECT_MS || half < FAR_FROM * part) return false;
  const text = write(LENGTH);
  const longerText = write(LONGER * LENGTH);
  const first = cost(pattern, longerText);
  if (first < FAR_FROM * Math.min(clocked(pattern, text), cost(pattern, text))) return false;
  const longer = first > LONG_MS ? first : leastOfThree(() => cost(pattern, longerText));
  return longer > SLOW_MS && longer > GROWTH * leastOf(pattern, text);
}

/** The system counts the processor in steps of some ms, and a clock runs on while the machine does other things: the less is nearer. */
const leastOf = (pattern: Pattern, text: string) =>
  Math.min(
    leastOfThree(() => cost(pattern, text)),
    leastOfThree(() => clocked(pattern, text)),
  );

/** Measures three times, or until less than `enough`: all else that the machine does only adds to a measurement. */
function leastOfThree(measure: () => number, enough = 0): number {
  let least = measure();
  for (let more = 2; more > 0 && least >= enough; more -= 1) least = Math.min(least, measure());
  return least;
}

/** Time in ms, by the clock, of finding all that matches. */
function clocked(pattern: Pattern, text: string): number {
  const began = performance.now();
  findAll(pattern, text);
  return performance.now() - began;
}

/** Processor time in ms of finding all that matches. */
function cost(pattern: Pattern, text: string): number {
  const before = process.threadCpuUsage();
  findAll(pattern, text);
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1_000;
}

const findAll = ({ source, flags }: Pattern, text: string) =>
  text.replace(new RegExp(source, flags.includes('g') ? flags : `${flags}g`), '');
