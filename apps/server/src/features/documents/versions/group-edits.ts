import type { DocumentVersion, EditReason, MomentReason } from '@shortlist/contracts';
import { formatBefore } from './state-queries.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** Longest pause within a session of editing. */
const LONGEST_PAUSE_MS = 20 * MINUTE_MS;

/** The replacement of what a part said, `at` ms of the epoch. */
export type Edit = { key: string; at: number; reason: EditReason };

/** Edits of one session, from the first to the last, in ms of the epoch. */
export type EditGroup = { from: number; until: number; edits: Edit[] };

/**
 * Groups edits, the newest first, into sessions: a longer pause ends one, so does an hour of the clock, whatever comes later, and so does a
 * time of `cuts`, at which a state is kept already.
 */
export function groupEdits(edits: readonly Edit[], cuts: readonly number[]): EditGroup[] {
  const groups: EditGroup[] = [];
  for (const edit of edits) {
    const group = groups.at(-1);
    const isSame =
      group !== undefined &&
      group.from - edit.at <= LONGEST_PAUSE_MS &&
      Math.floor(group.from / HOUR_MS) === Math.floor(edit.at / HOUR_MS) &&
      !cuts.some((cut) => edit.at < cut && cut <= group.from);
    if (isSame) {
      group.from = edit.at;
      group.edits.push(edit);
    } else groups.push({ from: edit.at, until: edit.at, edits: [edit] });
  }
  return groups;
}

export type Moment = { id: string; reason: MomentReason; name: string | null; asOf: Date };

/** Lists the states before groups of edits, and those of moments, the newest first. A moment that keeps the state before a group takes its place. */
export function listStates(
  groups: readonly EditGroup[],
  moments: readonly Moment[],
): DocumentVersion[] {
  const kept = moments.map(({ id, reason, name, asOf }) => ({
    version_id: id,
    reason,
    ...(name !== null && { name }),
    at: asOf.toISOString(),
    ...aboutEdits(groups.find(({ from }) => from === asOf.getTime())),
  }));
  const isKept = new Set(moments.map(({ asOf }) => asOf.getTime()));
  const before = groups
    .filter(({ from }) => !isKept.has(from))
    .map((group) => ({
      version_id: formatBefore(new Date(group.from)),
      reason: reasonOf(group),
      at: new Date(group.from).toISOString(),
      ...aboutEdits(group),
    }));
  return [...kept, ...before].sort((a, b) => b.at.localeCompare(a.at));
}

const aboutEdits = (group: EditGroup | undefined) =>
  group && { keys: [...new Set(group.edits.map(({ key }) => key))] };

/** The way in which all edits of a group came about; typed where they differ. */
function reasonOf({ edits }: EditGroup): EditReason {
  const reasons = new Set(edits.map(({ reason }) => reason));
  const [only = 'typed'] = reasons;
  return reasons.size === 1 ? only : 'typed';
}
