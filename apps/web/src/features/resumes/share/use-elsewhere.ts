import { type Elsewhere, type LeftOut, standsElsewhere } from '@shortlist/sharing';
import { useMemo } from 'react';
import { useSections } from '#platform/sections-context.ts';
import type { ShareSubject } from './share-subject.ts';

/** Finds what is left out of a document and stands in what visitors read all the same. */
export type ElsewhereOf = (leaveOut: readonly LeftOut[]) => readonly Elsewhere[];

/** Returns that function for a shared document, which finds nothing until that has come. It looks once for all links that leave out the same. */
export function useElsewhere({ kind }: ShareSubject, shared: unknown): ElsewhereOf {
  const sections = useSections();
  return useMemo(() => {
    const known = new Map<string, readonly Elsewhere[]>();
    return (leaveOut) => {
      if (shared === undefined) return [];
      const key = leaveOut.join(' ');
      const found = known.get(key) ?? standsElsewhere(kind, shared, leaveOut, sections);
      known.set(key, found);
      return found;
    };
  }, [kind, shared, sections]);
}
