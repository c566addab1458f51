import { AI_USES } from './blank-resume.ts';
import { isBlank } from './bullets.ts';
import type { Experience } from './resume.ts';
import { RULE_TEXTS } from './rule-texts.ts';

/**
 * The lines that AI Write appends, in order. They claim nothing: what only the person knows stands
 * in brackets, to be filled in or deleted.
 */
export const SAMPLE_LINES = [
  '• Improved [process or product] by [number]% by [what you did].',
  '• Worked with [team or department] to deliver [result] for [number] [customers or colleagues].',
  '• Saved [number] hours a [week or month] by [what you changed or introduced].',
] as const;

type AiWritten =
  | { ok: true; changes: Pick<Experience, 'bullets' | 'aiUsesLeft'> }
  | { ok: false; message: string };

/**
 * One use of AI Write: the bullets with the next sample line appended, and one use less. A last
 * line with nothing but its bullet is where the new one goes. Refused when no use is left.
 */
export function writeSampleLine({
  bullets,
  aiUsesLeft,
}: Pick<Experience, 'bullets' | 'aiUsesLeft'>): AiWritten {
  const line = SAMPLE_LINES[AI_USES - aiUsesLeft];
  if (line === undefined) return { ok: false, message: RULE_TEXTS.aiLimit };
  const lines = bullets.split('\n');
  if (isBlank(lines.at(-1) ?? '')) lines.pop();
  return {
    ok: true,
    changes: { bullets: [...lines, line].join('\n'), aiUsesLeft: aiUsesLeft - 1 },
  };
}
