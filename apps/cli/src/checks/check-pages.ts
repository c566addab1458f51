import type { CheckResult } from './check.ts';

/** Checks that the resume takes no more pages than are wanted; any number without a limit. */
export function checkPages(pages: number, limit: number | undefined): CheckResult {
  const holds = limit === undefined || pages <= limit;
  return {
    id: 'pages',
    name: { code: 'checks.pages' },
    rule: { code: 'checks.pagesRule' },
    holds,
    says: holds
      ? { code: 'checks.pagesTaken', params: { pages } }
      : { code: 'checks.pagesOver', params: { pages, limit: limit ?? pages } },
    figures: { pages, limit: limit ?? null },
    findings: [],
  };
}
