/** The numbers of checks or tests that held and that did not. */
export type Tally = { passed: number; failed: number };

export const oneCheck = (ok: boolean): Tally =>
  ok ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };

export function addTallies(tallies: readonly Tally[]): Tally {
  return tallies.reduce(
    (sum, each) => ({ passed: sum.passed + each.passed, failed: sum.failed + each.failed }),
    { passed: 0, failed: 0 },
  );
}

/**
 * A runner's own counts, or one failure where it ended badly without counting any: a suite that
 * could not start must never look like a suite without failures.
 */
export function trustTally(ok: boolean, counted: Tally | undefined): Tally {
  if (!counted || counted.passed + counted.failed === 0) return { passed: 0, failed: 1 };
  return ok || counted.failed > 0 ? counted : { ...counted, failed: 1 };
}
