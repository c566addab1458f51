import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Outcome, root } from './run-command.ts';

const SOURCES = ['{apps,packages,bench,e2e,scripts}/**/*.{ts,tsx}'];
const SKIPPED = /node_modules|\/dist\/|\/migrations\//;
/** A docstring whose subject is a relative clause: "What stands on paper", "Whether it is hidden". */
const RELATIVE =
  /\/\*\*\s+(?:\*\s+)?(?:(?:By|Of|In|On|To|From|With) )?(?:What|Who|Whose|Whom|Whether|Where|How|Which|When|Why|Whatever)\b/giu;

/** Finds docstrings that begin with a relative clause in place of a verb or a noun (CONTRIBUTING, "Words"). */
export function checkDocstrings(): Outcome {
  const found = globSync(SOURCES, { cwd: root })
    .filter((path) => !SKIPPED.test(path))
    .flatMap((path) => {
      const text = readFileSync(join(root, path), 'utf8');
      return listRelative(text).map((line) => `${path}:${line}`);
    });
  const advice = 'Begin a docstring with a verb ("Finds …", "Checks whether …") or a noun:';
  return { ok: found.length === 0, output: [advice, ...found].join('\n') };
}

/** Lists the lines of a source in which such a docstring begins. */
export const listRelative = (text: string): number[] =>
  Array.from(text.matchAll(RELATIVE), ({ index }) => text.slice(0, index).split('\n').length);
