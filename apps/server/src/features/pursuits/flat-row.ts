import { PURSUIT, SECTIONS } from '@shortlist/model';
import { NO_PARTS, type Pursuit } from '@shortlist/model/pursuit';
import type { PartContent } from '#db/schema/document-schema.ts';
import type { pursuitEvents, pursuits } from '#db/schema/pursuit-schema.ts';

export type FlatRow = Omit<typeof pursuits.$inferSelect, 'document'>;
export type NewEvent = Omit<typeof pursuitEvents.$inferInsert, 'document'>;

/** The parts that a row is made of. */
export const KEYS = ['posting', 'state', 'next'] as const;
type Key = (typeof KEYS)[number];

/** An application as it is stored when one of its parts has been written. */
export type Stored = {
  parts: Readonly<Partial<Record<Key, { content: PartContent; revision: number }>>>;
  last: Omit<NewEvent, 'at'> | null;
};

/**
 * Returns the row of an application as it is now, and the event of its state where that says something else than the last one: a new one where the
 * state has another meaning. Round, stage and day are written letter by letter, and corrected: an event has the last of them.
 */
export function describePursuit(
  { parts, last }: Stored,
  now: Date,
): { row: FlatRow; event?: NewEvent } {
  const { posting, state, next } = readParts(parts);
  const { company, title, location, url, source, lastDay } = posting;
  const { meaning, round, stage, since } = state;
  const isSame = last?.meaning === meaning;
  const isSaid = isSame && last.round === round && last.stage === stage && last.since === since;
  const revision = isSame ? last.revision : (parts.state?.revision ?? 1);
  const row = {
    ...{ company, title, location, url, source, lastDay, ...state },
    nextWhat: next.what,
    nextDue: next.due,
  };
  return { row, ...(!isSaid && { event: { revision, at: now, meaning, round, stage, since } }) };
}

function readParts(parts: Stored['parts']): Pick<Pursuit, Key> {
  const read = KEYS.map((key) => {
    const { content = NO_PARTS[key] } = parts[key] ?? {};
    return [key, PURSUIT.readContent(key, { schema: 1, content }, SECTIONS)];
  });
  return Object.fromEntries(read);
}
