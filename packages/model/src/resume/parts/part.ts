import type { Resume } from '../resume.ts';
import type { Sections } from '../sections/create-sections.ts';
import { type PartKey, parsePartKey, type SectionKey } from './part-key.ts';
import { type PartValue, partKindOf, type SectionValue } from './part-kinds.ts';

export type { PartValue, SectionValue } from './part-kinds.ts';

/** Returns the value of a part. */
export function partValue(resume: Resume, key: PartKey, sections: Sections): PartValue {
  const ref = parsePartKey(key);
  return partKindOf(ref).read(resume, ref, sections);
}

/**
 * Returns the resume in which a part has `value`, which must be of its kind. Undefined takes an entry out, puts entries in no order,
 * and leaves any other part as it is.
 */
export function withPart(
  resume: Resume,
  key: PartKey,
  value: PartValue,
  sections: Sections,
): Resume {
  const ref = parsePartKey(key);
  const said = value ?? (ref.shape === 'order' ? [] : undefined);
  if (said === undefined && ref.shape !== 'entry') return resume;
  return partKindOf(ref).write(resume, said, ref, sections);
}

/** Returns the value of a part that there is one of. */
export const readSection = (resume: Resume, key: SectionKey, sections: Sections): SectionValue =>
  // Such a part is no entry and no order.
  partValue(resume, key, sections) as SectionValue;

/** Returns the resume in which a part that there is one of has `value`, which must be of its kind. */
export const withSection = (
  resume: Resume,
  key: SectionKey,
  value: SectionValue,
  sections: Sections,
): Resume => withPart(resume, key, value, sections);
