import { setImmediate } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import type { Db } from '#db/db.ts';
import type { OpenedResume } from './opened-resume.ts';
import { type StoredProposal, updateProposal } from './proposal-queries.ts';

/** Loads what computes changes. It brings the lexicon of keywords along, half a second of a start's time. */
export const loadComputing = () => import('./compute-changes.ts');

/** Brings proposals up to what their resume says now, and stores those that are another offer by that. */
export async function refreshProposals(
  db: Db,
  stored: readonly StoredProposal[],
  opened: OpenedResume,
): Promise<StoredProposal[]> {
  const refreshed: StoredProposal[] = [];
  for (const proposal of stored) {
    refreshed.push(await refresh(db, proposal, opened));
    await setImmediate(); // Others have their turn.
  }
  return refreshed;
}

async function refresh(
  db: Db,
  stored: StoredProposal,
  opened: OpenedResume,
): Promise<StoredProposal> {
  if (stored.settled !== null || !isBehind(stored, opened)) return stored;
  const { computeAgain } = await loadComputing();
  const computed = { ...stored, ...computeAgain(stored.changes, opened) };
  if (isDeepStrictEqual(computed.changes, stored.changes)) return computed;
  const next = { ...computed, revision: stored.revision + 1 };
  // Where it was settled or computed meanwhile, the next call tells.
  return (await updateProposal(db, next)) ? next : stored;
}

/** Checks whether parts that a proposal is about have been saved since it was computed. */
const isBehind = ({ baseRevisions }: StoredProposal, { revisionOf }: OpenedResume): boolean =>
  Object.entries(baseRevisions).some(([key, revision]) => revisionOf(key) !== revision);
