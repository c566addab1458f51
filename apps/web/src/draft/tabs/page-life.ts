const LOCK_PREFIX = 'shortlist-page:';

/** Pages of this product that are open in this browser right now. */
export type PageLife = {
  /** Id of this page, new with every load. */
  readonly id: string;
  /** True if the browser can say which other pages are open. */
  readonly knowsOthers: boolean;
  /** Runs `take` with the ids of the pages that are open, while no other page does the same. */
  withOpenPages(take: (open: ReadonlySet<string>) => void): Promise<void>;
};

/**
 * This page, alive for as long as it holds a lock of its own: the browser gives the lock back when
 * the page ends in whatever way. Without Web Locks (a page not served by https or from this machine)
 * every other page counts as closed: its drafts are then taken over, never lost.
 */
export function startPageLife(locks: LockManager | undefined, id: string): PageLife {
  const held = locks && holdForEver(locks, LOCK_PREFIX + id);
  return {
    id,
    knowsOthers: locks !== undefined,
    async withOpenPages(take) {
      if (!locks) return take(new Set([id]));
      await held;
      await locks.request('shortlist-take-over', async () => {
        const { held: others = [] } = await locks.query();
        const names = others.map(({ name = '' }) => name);
        const open = names.filter((name) => name.startsWith(LOCK_PREFIX));
        take(new Set(open.map((name) => name.slice(LOCK_PREFIX.length))));
      });
    },
  };
}

/** Resolves once the lock is held; it is never given back. */
function holdForEver(locks: LockManager, name: string): Promise<void> {
  return new Promise((resolve) => {
    void locks.request(name, () => {
      resolve();
      return new Promise<never>(() => {});
    });
  });
}
