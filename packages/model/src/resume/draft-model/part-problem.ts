import type { PartProblem } from '@shortlist/draft';
import type { PartValue } from '../parts/part.ts';
import { type PartKey, parsePartKey } from '../parts/part-key.ts';
import { partKindOf } from '../parts/part-kinds.ts';
import { PASSED } from '../rules/check.ts';
import type { Sections } from '../sections/create-sections.ts';
import type { ResumeTypes } from './resume-types.ts';

/** The first problem that the save rules have with a part. Undefined where it may be saved. */
export function partProblem(
  key: PartKey,
  value: PartValue,
  now: Date,
  sections: Sections,
): PartProblem<ResumeTypes> | undefined {
  const ref = parsePartKey(key);
  const kind = partKindOf(ref);
  if (value === undefined || !kind.isKnown(ref, sections.kinds)) return undefined;
  const check = kind.check?.(value, ref, { now, sections }) ?? PASSED;
  return check.ok ? undefined : { field: check.field, message: check.message };
}
