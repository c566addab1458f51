import {
  type Check,
  type Contact,
  checkContact,
  checkEntry,
  type PartKey,
  SECTIONS,
  type Sections,
} from '@shortlist/model';
import type { PartProblem, PartValue } from './resume-types.ts';

/** The first problem that the save rules have with a part. Undefined where it may be saved. */
export function partProblem(
  key: PartKey,
  value: PartValue,
  now = new Date(),
  sections = SECTIONS,
): PartProblem | undefined {
  const check = checkPart(key, value, now, sections);
  return check.ok ? undefined : { field: check.field, message: check.message };
}

function checkPart(key: PartKey, value: PartValue, now: Date, sections: Sections): Check {
  if (key === 'contact') return checkContact(value as Contact);
  const kind = sections.entries.find((section) => key.startsWith(`${section.kind}:`))?.kind;
  if (!kind || value === undefined) return { ok: true };
  return checkEntry(sections.ofKind(kind), { ...(value as object) }, now);
}
