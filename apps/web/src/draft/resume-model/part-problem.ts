import { type Check, type Contact, checkContact, checkEntry } from '@shortlist/resume';
import { kindOfEntryKey } from './resume-entries.ts';
import type { Entry, PartKey, PartValue } from './resume-types.ts';

/** What a save rule has against a part: the field and the words. */
export type PartProblem = Extract<Check, { ok: false }>;

/** The first problem that the save rules have with a part. Undefined where it may be saved. */
export function partProblem(
  key: PartKey,
  value: PartValue,
  now = new Date(),
): PartProblem | undefined {
  const check = checkPart(key, value, now);
  return check.ok ? undefined : check;
}

function checkPart(key: PartKey, value: PartValue, now: Date): Check {
  if (key === 'contact') return checkContact(value as Contact);
  const kind = kindOfEntryKey(key);
  if (!kind || value === undefined) return { ok: true };
  return checkEntry(kind, value as Entry, now);
}
