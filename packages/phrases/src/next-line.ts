import { findRoleFamily } from './find-role-family.ts';
import { isUsed } from './is-used.ts';

/**
 * The next line of the bank for `role`, with its bullet, as AI Write appends it. Lines that stand in
 * `usedLines` already are passed over, also when their blanks have been filled in. Undefined when the
 * bank does not know the role, or has no line left: the caller has three lines that fit any role.
 */
export function nextLine(role: string, usedLines: readonly string[]): string | undefined {
  const line = findRoleFamily(role)?.lines.find(
    (each) => !usedLines.some((used) => isUsed(each, used)),
  );
  return line === undefined ? undefined : `• ${line}`;
}
