import { AI_USES, bulletLines, type EntryTexts, SAMPLE_LINES } from '@shortlist/model';
import { findRoleFamily } from './find-role-family.ts';
import { isUsed } from './is-used.ts';

/**
 * The line that the next use of AI Write gives an entry, without a bullet: the bank's for its role, or
 * one of the three that fit any role, where the bank does not know it or has no line left.
 *
 * Each use goes one line further, so that a line which was taken back or rewritten does not come again.
 * Lines that stand in the entry, their placeholders filled in or not, are passed over. Undefined when all of
 * them stand there.
 */
export function nextLine({
  role,
  bullets,
  usesLeft,
}: Pick<EntryTexts<'experience'>, 'role' | 'bullets'> & { usesLeft: number }): string | undefined {
  const written = bulletLines(bullets).map(({ text }) => text);
  const isFree = (line: string) => !written.some((each) => isUsed(line, each));
  const usesMade = AI_USES - usesLeft;
  const known = findRoleFamily(role)?.lines ?? [];
  return [...from(known, usesMade), ...from(SAMPLE_LINES, usesMade)].find(isFree);
}

/** The lines beginning with that of one place, and those before it at the end. */
const from = (lines: readonly string[], place: number) => [
  ...lines.slice(place),
  ...lines.slice(0, place),
];
