import type { CheckResult } from '../checks/check.ts';
import { toText } from '../to-text.ts';
import type { FindLine } from './find-line.ts';

/** A fault that made a check be missed. */
export type Miss = { check: CheckResult; says: string; line: number | undefined };

/** The faults of the checks that were missed: each that stands at a place in the file, else all of a check as one. */
export function listMisses(results: readonly CheckResult[], findLine: FindLine): Miss[] {
  return results
    .filter(({ holds }) => !holds)
    .flatMap((check): Miss[] => {
      const faults = check.findings.map(({ where, says, place }) => ({
        check,
        says: `${where}: ${toText(says)}`,
        line: place && findLine(place),
      }));
      if (check.findings.some(({ place }) => place !== undefined)) return faults;
      const says = [toText(check.says), ...faults.map((fault) => fault.says)].join('\n');
      return [{ check, says, line: undefined }];
    });
}
