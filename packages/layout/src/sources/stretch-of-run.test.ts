import { expect, it } from 'vitest';
import { stretchOfRun } from './stretch-of-run.ts';

/** Every letter is 5 points wide to the measurer, and 6 as layout has set these runs. */
const measurer = { width: ({ text }: { text: string }) => text.length * 5 };
const run = (text: string, level: number) => ({
  text,
  level,
  face: 'face',
  weight: 400 as const,
  size: 10,
  ascent: 0.9,
  descent: 0.2,
  x: 100,
  width: text.length * 6,
  node: 0,
  decorative: false,
});

it.each([
  { it: 'from the left', text: 'abcdef', level: 0, x: 112, width: 18 },
  { it: 'from the right where the text runs so', text: 'אבגדהו', level: 1, x: 106, width: 18 },
  { it: 'nowhere in a run without width', text: '', level: 0, x: 100, width: 0 },
])('finds a stretch of a run $it', ({ text, level, x, width }) => {
  expect(stretchOfRun(run(text, level), [2, 5], measurer)).toEqual({ x, width });
});
