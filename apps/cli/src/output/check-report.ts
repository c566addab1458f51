import type { CheckResult } from '../checks/check.ts';
import { toText } from '../to-text.ts';

/** The version of the report's shape: it grows when a member goes or means something else. */
const VERSION = 1;

/** The checks as the JSON that `shortlist check` prints. */
export const checkReport = (resume: string, results: readonly CheckResult[]) => ({
  version: VERSION,
  resume,
  holds: results.every(({ holds }) => holds),
  checks: results.map(({ id, name, holds, says, figures, findings }) => ({
    id,
    name: toText(name),
    holds,
    says: toText(says),
    figures,
    findings: findings.map((finding) => ({ where: finding.where, says: toText(finding.says) })),
  })),
});
