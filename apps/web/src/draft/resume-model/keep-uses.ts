import { withFewestUses } from '@shortlist/resume';
import type { PartValue } from './resume-types.ts';

/** A version of a part in which no use of AI Write comes back that another version has spent. */
export function keepUses(value: PartValue, other: PartValue): PartValue {
  const areEntries = typeof value === 'object' && typeof other === 'object';
  return areEntries ? withFewestUses(value, other) : value;
}
