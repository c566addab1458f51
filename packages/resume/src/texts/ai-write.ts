import type { Message } from '@shortlist/messages';
import type { EntryContent } from '../sections/entry.ts';
import { isBlank, stripBullet } from './bullets.ts';

/**
 * The lines of AI Write for a role that nobody knows lines for, in order, without bullets. They claim
 * nothing: what only the person knows is a blank, to be filled in or deleted.
 */
export const SAMPLE_LINES: readonly string[] = [
  'Improved [process or product] by [number]% by [what you did].',
  'Worked with [team or department] to deliver [result] for [number] [customers or colleagues].',
  'Saved [number] hours a [week or month] by [what you changed or introduced].',
];

type AiWritten =
  | { ok: true; changes: Pick<EntryContent<'experience'>, 'bullets' | 'aiUsesLeft'> }
  | { ok: false; message: Message<'rules'> };

/**
 * One use of AI Write: the bullets with `line` as the last one, whether or not it brings a bullet of its
 * own, and one use less. A last line with nothing but its bullet is where the new one goes. Refused
 * when no use is left.
 */
export function writeLine(
  { bullets, aiUsesLeft }: Pick<EntryContent<'experience'>, 'bullets' | 'aiUsesLeft'>,
  line: string,
): AiWritten {
  if (aiUsesLeft === 0) return { ok: false, message: { code: 'rules.aiLimit' } };
  const lines = bullets.split('\n');
  if (isBlank(lines.at(-1) ?? '')) lines.pop();
  return {
    ok: true,
    changes: {
      bullets: [...lines, `• ${stripBullet(line)}`].join('\n'),
      aiUsesLeft: aiUsesLeft - 1,
    },
  };
}

/**
 * The entry with no more uses of AI Write left than `other` version of it has. What was used stays
 * used, whichever version stands in the end; entries that count no uses are given back as they are.
 */
export function withFewestUses<E extends object>(entry: E, other: object): E {
  const mine = usesLeftOf(entry);
  const theirs = usesLeftOf(other);
  if (mine === undefined || theirs === undefined || mine <= theirs) return entry;
  return { ...entry, aiUsesLeft: theirs };
}

function usesLeftOf(entry: object): number | undefined {
  return 'aiUsesLeft' in entry && typeof entry.aiUsesLeft === 'number'
    ? entry.aiUsesLeft
    : undefined;
}
