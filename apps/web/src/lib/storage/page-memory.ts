/** Memory of a page for as long as it is open, of the things that were used last: by owner and id. */
export type PageMemory<V> = {
  get: (owner: string, id: string) => V | undefined;
  set: (owner: string, id: string, value: V) => void;
};

const memories = new Set<Map<string, { owner: string }>>();

/** Returns a memory of the last `most` things, which goes with its owner as other personal copies do. */
export function createPageMemory<V>(most: number): PageMemory<V> {
  const kept = new Map<string, { owner: string; value: V }>();
  memories.add(kept);
  const nameOf = (owner: string, id: string) => JSON.stringify([owner, id]);
  return {
    get: (owner, id) => kept.get(nameOf(owner, id))?.value,
    set(owner, id, value) {
      kept.delete(nameOf(owner, id));
      kept.set(nameOf(owner, id), { owner, value });
      const [oldest] = kept.keys();
      if (kept.size > most && oldest !== undefined) kept.delete(oldest);
    },
  };
}

/** Forgets what belongs to some owners. */
export function erasePageMemories(isMeant: (owner: string) => boolean): void {
  for (const kept of memories) {
    for (const [name, { owner }] of kept) if (isMeant(owner)) kept.delete(name);
  }
}
