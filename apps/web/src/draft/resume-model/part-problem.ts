import type { PartProblem } from '@shortlist/draft';
import { type Check, type Contact, checkContact, checkEntry } from '@shortlist/resume';
import { sayRule } from '#lib/text/say-rule.ts';
import { kindOfEntryKey } from './resume-entries.ts';
import type { Entry, PartKey, PartValue } from './resume-types.ts';

/** The first problem that the save rules have with a part. Undefined where it may be saved. */
export function partProblem(
  key: PartKey,
  value: PartValue,
  now = new Date(),
): PartProblem | undefined {
  const check = checkPart(key, value, now);
  return check.ok ? undefined : { field: check.field, message: sayRule(check.message) };
}

function checkPart(key: PartKey, value: PartValue, now: Date): Check {
  if (key === 'contact') return checkContact(value as Contact);
  const kind = kindOfEntryKey(key);
  if (!kind || value === undefined) return { ok: true };
  return checkEntry(kind, value as Entry, now);
}
