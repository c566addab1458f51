import { loadChunk } from '#platform/navigation/lazy-chunk.ts';
import type * as parts from './late-parts.ts';

/** Loads what is done with a document when it is first asked for: the list of what can be, then what `pick` takes of it, which messages call `name`. */
export const loadLate = <Part>(
  name: string,
  pick: (late: typeof parts) => Promise<Part>,
): Promise<Part> => loadChunk(name, async () => pick(await import('./late-parts.ts')));
