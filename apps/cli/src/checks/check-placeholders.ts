import { listPlaceholders, type Resume, type Sections } from '@shortlist/model';
import type { CheckResult } from './check.ts';

/** Checks that every blank that is printed has been filled in. */
export function checkPlaceholders(resume: Resume, sections: Sections): CheckResult {
  const placeholders = listPlaceholders(resume, sections);
  const { length: count } = placeholders;
  return {
    id: 'placeholders',
    name: { code: 'checks.placeholders' },
    rule: { code: 'checks.placeholdersRule' },
    holds: count === 0,
    says: { code: 'checks.blanks', params: { count } },
    figures: { count },
    findings: placeholders.map(({ label, location, text, ref }) => ({
      where: location,
      says: { code: 'checks.blank', params: { label } },
      place: { entryId: ref.entryId, text },
    })),
  };
}
