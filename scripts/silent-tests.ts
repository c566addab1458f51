import { afterAll, expect } from 'vitest';

// Set-up of every test file but the web app's, which name what they print: nothing may be printed. What is shows, and its file fails.
const { error, warn } = console;
const printing = new Set<string>();

const note =
  (print: typeof error) =>
  (...said: unknown[]) => {
    printing.add(expect.getState().currentTestName ?? 'A file that was loaded');
    print(...said);
  };
Object.assign(console, { error: note(error), warn: note(warn) });

afterAll(() => {
  Object.assign(console, { error, warn });
  if (printing.size > 0) throw new Error(`Tests must not print: ${[...printing].join('; ')}.`);
});
