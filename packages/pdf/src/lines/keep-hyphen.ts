import { widthOfGlyphs } from './advance-of.ts';
import type { ShapedRun } from './shaped-run.ts';

/**
 * The runs of a line, with a hyphen at its end extracted by programs as a hyphen and a space.
 *
 * Our lines are only broken after hyphens that were typed ("high-volume", a web address). Programs
 * take a hyphen at a line's end for one that divides a word, drop it, and read "highvolume".
 */
export function keepHyphen(runs: readonly ShapedRun[]): ShapedRun[] {
  const last = runs.at(-1);
  if (!last?.text.endsWith('-') || last.level !== 0) return [...runs];
  return [...runs.slice(0, -1), ...splitHyphen(last)];
}

function splitHyphen(run: ShapedRun): ShapedRun[] {
  const hyphen = run.glyphs.slice(-1);
  const hyphenWidth = widthOfGlyphs(hyphen, run);
  const width = run.width - hyphenWidth;
  const before = { ...run, text: run.text.slice(0, -1), width, glyphs: run.glyphs.slice(0, -1) };
  const after = { ...run, text: '- ', x: run.x + width, width: hyphenWidth, glyphs: hyphen };
  return before.text === '' ? [after] : [before, after];
}
