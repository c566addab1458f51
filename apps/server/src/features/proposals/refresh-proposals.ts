import { setImmediate } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import type { OfferedChange } from '@shortlist/contracts';
import type { Db } from '#db/db.ts';
import type { OpenedResume } from './opened-resume.ts';
import { type StoredProposal, updateProposal } from './proposal-queries.ts';

/** Loads what computes changes. It brings the lexicon of keywords along, half a second of a start's time. */
export const loadComputing = () => import('./compute-changes.ts');

/** Brings proposals up to what their resume says now, and stores those that are another offer by that. */
export async function refreshProposals(
  db: Db,
  stored: readonly StoredProposal[],
  { opened, now }: { opened: OpenedResume; now: Date },
): Promise<StoredProposal[]> {
  const refreshed: StoredProposal[] = [];
  for (const proposal of stored) {
    refreshed.push(await refresh(db, proposal, { opened, now }));
    await setImmediate(); // Others have their turn.
  }
  return refreshed;
}

async function refresh(
  db: Db,
  stored: StoredProposal,
  { opened, now }: { opened: OpenedResume; now: Date },
): Promise<StoredProposal> {
  if (isDeepStrictEqual(stored.baseRevisions, opened.revisions)) return stored;
  const { computeAgain, isSettled } = await loadComputing();
  if (stored.changes.every(isSettled)) return stored;
  const computed = computeAgain(stored.changes, opened, now);
  // Where it was settled or computed meanwhile, the next call tells.
  return (await storeIfAnother(db, stored, { ...computed, now })) ?? stored;
}

type Computed = Pick<StoredProposal, 'baseRevisions'> & {
  changes: readonly OfferedChange[];
  now: Date;
};

/** The moment at which changes were settled; null while one is open. */
export const settledAt = (changes: Computed['changes'], moment: Date): Date | null =>
  changes.some(({ state }) => state === 'open') ? null : moment;

/**
 * Stores what was computed of a proposal, which has a revision more where it is another offer by that. Answers the proposal as it is then; undefined
 * where another one was stored meanwhile.
 */
export async function storeIfAnother(
  db: Db,
  stored: StoredProposal,
  { changes, baseRevisions, now }: Computed,
): Promise<StoredProposal | undefined> {
  const settled = settledAt(changes, stored.settled ?? now);
  const isSame =
    isDeepStrictEqual(changes, stored.changes) && isDeepStrictEqual(settled, stored.settled);
  if (isSame && isDeepStrictEqual(baseRevisions, stored.baseRevisions)) return stored;
  const revision = isSame ? stored.revision : stored.revision + 1;
  const next = { ...stored, changes, baseRevisions, settled, revision };
  return (await updateProposal(db, stored, next)) ? next : undefined;
}
