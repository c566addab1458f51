import { checkEntry, type Resume, type Sections } from '@shortlist/model';
import type { CheckResult, Finding } from './check.ts';
import { printedLists } from './printed-lists.ts';

const DATES: readonly string[] = ['startDate', 'endDate', 'date'];

/** Checks that no entry that is printed ends before it starts, or lies further ahead than its kind may. */
export function checkDates(resume: Resume, sections: Sections, now: Date): CheckResult {
  const findings = printedLists(resume, sections).flatMap(
    ({ definition, entry, where }): Finding[] => {
      const check = checkEntry(definition, entry, now);
      const isWrong = !check.ok && DATES.includes(check.field);
      return isWrong
        ? [{ where, says: check.message, place: { entryId: entry.id, member: check.field } }]
        : [];
    },
  );
  const { length: count } = findings;
  return {
    id: 'dates',
    name: { code: 'checks.dates' },
    rule: { code: 'checks.datesRule' },
    holds: count === 0,
    says: { code: 'checks.wrongDates', params: { count } },
    figures: { count },
    findings,
  };
}
