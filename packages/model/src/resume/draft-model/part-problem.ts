import type { PartProblem } from '@shortlist/draft';
import { checkContact } from '../../contact/check-contact.ts';
import type { Contact } from '../../contact/contact.ts';
import type { PartValue } from '../parts/part.ts';
import type { PartKey } from '../parts/part-key.ts';
import type { Check } from '../rules/check.ts';
import { checkEntry } from '../rules/check-entry.ts';
import type { Sections } from '../sections/create-sections.ts';
import type { ResumeTypes } from './resume-types.ts';

/** The first problem that the save rules have with a part. Undefined where it may be saved. */
export function partProblem(
  key: PartKey,
  value: PartValue,
  now: Date,
  sections: Sections,
): PartProblem<ResumeTypes> | undefined {
  const check = checkPart(key, value, now, sections);
  return check.ok ? undefined : { field: check.field, message: check.message };
}

function checkPart(key: PartKey, value: PartValue, now: Date, sections: Sections): Check {
  if (key === 'contact') return checkContact(value as Contact);
  const kind = sections.entries.find((section) => key.startsWith(`${section.kind}:`))?.kind;
  if (!kind || value === undefined) return { ok: true };
  return checkEntry(sections.ofKind(kind), { ...(value as object) }, now);
}
