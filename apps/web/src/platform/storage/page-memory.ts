/** Memory of a page for as long as it is open, of the things that were used last: by owner and id. */
export type PageMemory<V> = {
  get: (owner: string, id: string) => V | undefined;
  set: (owner: string, id: string, value: V) => void;
};

const memories: Map<string, unknown>[] = [];

const SEPARATOR = '|';
const nameOf = (owner: string, id: string) => owner + SEPARATOR + id;

/** Returns a memory of the last `most` things, which goes with its owner as other personal copies do. */
export function createPageMemory<V>(most: number): PageMemory<V> {
  const kept = new Map<string, V>();
  memories.push(kept);
  return {
    get: (owner, id) => kept.get(nameOf(owner, id)),
    set(owner, id, value) {
      kept.delete(nameOf(owner, id));
      kept.set(nameOf(owner, id), value);
      const [oldest] = kept.keys();
      if (kept.size > most && oldest !== undefined) kept.delete(oldest);
    },
  };
}

/** Forgets what belongs to some owners. */
export function erasePageMemories(isMeant: (owner: string) => boolean): void {
  for (const kept of memories)
    for (const name of kept.keys()) if (isMeant(name.split(SEPARATOR)[0] ?? '')) kept.delete(name);
}
