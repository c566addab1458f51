import { expect, it } from 'vitest';
import { startPageLife } from './page-life.ts';

/** Locks as a browser grants them to pages that never give them back. */
function openLocks() {
  const names: string[] = [];
  const request = async (name: string, work: () => Promise<unknown>) => {
    names.push(name);
    return work();
  };
  const query = async () => ({ held: names.map((name) => ({ name })), pending: [] });
  // Only what the page uses of the browser's locks.
  const locks = { request, query } as unknown as LockManager;
  return { locks, end: (id: string) => names.splice(names.indexOf(`shortlist-page:${id}`), 1) };
}

async function openPages(page: ReturnType<typeof startPageLife>): Promise<string[]> {
  let found: string[] = [];
  await page.withOpenPages((open) => {
    found = [...open].sort();
  });
  return found;
}

it('[ED19] knows the pages that are open, so that a living tab’s drafts are left to it', async () => {
  const { locks, end } = openLocks();
  const one = startPageLife(locks, 'one');
  startPageLife(locks, 'two');
  expect(await openPages(one)).toEqual(['one', 'two']);
  end('two');
  expect(await openPages(one)).toEqual(['one']);
});

it('counts only itself as open where the browser has no locks', async () => {
  expect(await openPages(startPageLife(undefined, 'one'))).toEqual(['one']);
});
