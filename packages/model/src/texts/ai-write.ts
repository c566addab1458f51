import { isEmptyText, stripBullet } from './bullets.ts';

/**
 * The lines of AI Write for a role that nobody knows lines for, in order, without bullets. They claim
 * nothing: what only the person knows is a placeholder, to be filled in or deleted.
 */
export const SAMPLE_LINES: readonly string[] = [
  'Improved [process or product] by [number]% by [what you did].',
  'Worked with [team or department] to deliver [result] for [number] [customers or colleagues].',
  'Saved [number] hours a [week or month] by [what you changed or introduced].',
];

/**
 * The bullets after one use of AI Write: with `line` as the last one, whether or not it brings a bullet of its own. A
 * last line with nothing but its bullet is where the new one goes.
 */
export function writeLine(bullets: string, line: string): string {
  const lines = bullets.split('\n');
  if (isEmptyText(lines.at(-1) ?? '')) lines.pop();
  return [...lines, `• ${stripBullet(line)}`].join('\n');
}
