import { format } from 'node:util';
import { expect } from 'vitest';

/**
 * Lines that are printed because jsdom has no fonts, no `<search>`, no IndexedDB and no workers, and because server and browser are one
 * process, whichever test comes upon it.
 */
const OF_TESTS = [
  /^The font \S+ was not loaded TypeError: Failed to fetch/,
  /^The tag <search> is unrecognized/,
  /^The review of an import was not (?:kept|removed)\. ReferenceError: indexedDB is not defined/,
  /^The files of the resume could not be checked\. ReferenceError: Worker is not defined/,
  /^The resume could not be compared with the job description\. Error: The worker could not be started/,
  /^Detected multiple renderers concurrently rendering the same context provider/,
];

type Printed = { text: string; test: string };

let expected: string[] = [];
let printed: Printed[] = [];
let restore = () => {};

/** Names beginnings of what a test makes the app print. If one does not come, or anything else does, the file fails. */
export function expectPrinted(...beginnings: readonly string[]): void {
  expected.push(...beginnings);
}

/** Keeps what is printed from now on, and shows what no test has named before. */
export function watchConsole(): void {
  expected = [];
  printed = [];
  const { error, warn } = console;
  const watch =
    (print: typeof error) =>
    (...said: unknown[]) => {
      const text = format(...said);
      printed.push({ text, test: expect.getState().currentTestName ?? '' });
      if (!isNamed(text)) print(...said);
    };
  Object.assign(console, { error: watch(error), warn: watch(warn) });
  restore = () => Object.assign(console, { error, warn });
}

const isNamed = (text: string) =>
  expected.some((beginning) => text.startsWith(beginning)) ||
  OF_TESTS.some((each) => each.test(text));

/** Throws where something was printed that no test of the file has named, or something that one has named was not. */
export function endWatch(): void {
  restore();
  const unnamed = printed
    .filter(({ text }) => !isNamed(text))
    .map(({ text, test }) => `“${test}” printed: ${text.split('\n')[0]}`);
  const missing = expected
    .filter((beginning) => !printed.some(({ text }) => text.startsWith(beginning)))
    .map((beginning) => `Nothing was printed that begins with: ${beginning}`);
  const faults = [...unnamed, ...missing];
  if (faults.length === 0) return;
  throw new Error(`Fix what prints, or name it with expectPrinted:\n${faults.join('\n')}`);
}
