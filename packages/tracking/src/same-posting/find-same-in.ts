import type { ApplicationRow } from '../application-row.ts';
import { findKnown, type NewPosting } from './find-same.ts';
import { foldAddress } from './fold-address.ts';
import { foldCompany } from './fold-names.ts';

type Row = NewPosting & Pick<ApplicationRow, 'application_id' | 'events'>;

/** Finds the same posting among rows again and again: each of them is folded once. */
export function findSameIn<R extends Row>(
  rows: readonly R[],
): (posting: NewPosting) => R | undefined {
  const byAddress = groupBy(rows, ({ url }) => foldAddress(url));
  const byCompany = groupBy(rows, ({ company }) => foldCompany(company) || undefined);
  return (posting) => {
    const address = foldAddress(posting.url);
    const ofAddress = address === undefined ? [] : (byAddress.get(address) ?? []);
    const ofCompany = byCompany.get(foldCompany(posting.company)) ?? [];
    return findKnown([...ofAddress, ...ofCompany], posting).same;
  };
}

function groupBy<R>(
  rows: readonly R[],
  keyOf: (row: R) => string | undefined,
): ReadonlyMap<string, readonly R[]> {
  const groups = new Map<string, R[]>();
  for (const row of rows) {
    const key = keyOf(row);
    if (key === undefined) continue;
    const group = groups.get(key);
    if (group) group.push(row);
    else groups.set(key, [row]);
  }
  return groups;
}
