import type { EntryId, PointId } from '@shortlist/model';
import { startPageLife } from './page-life.ts';

/** Locks of this browser. A server that renders the page is no page of it, though it may have locks of its own. */
const locks = 'document' in globalThis ? globalThis.navigator?.locks : undefined;

/** This page among those of this browser. */
export const thisPage = startPageLife(locks, randomId());

/** A temporary id for a new entry: the current time in ms, and a suffix so that two never meet. */
export function newId(): EntryId {
  return `${Date.now()}-${randomId()}` as EntryId;
}

/** Checks whether an entry has the id that a browser gave it: the server, which gives another one, has not answered yet. */
export const isTemporaryId = (id: string): boolean => /^\d+-[0-9a-z]+$/.test(id);

function randomId(): string {
  const words = crypto.getRandomValues(new Uint32Array(3));
  return Array.from(words, (word) => word.toString(36)).join('');
}

/** Makes an id for a new point: eight random letters and digits. */
export const newPointId = (): PointId => randomId().slice(0, 8) as PointId;
