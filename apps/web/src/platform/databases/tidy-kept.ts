import { hasKept } from './has-kept.ts';

/** Removes what may not stay in the databases, where there is anything, now that `owner` is logged in; undefined for a guest. */
export async function tidyKept(owner: string | undefined): Promise<void> {
  if (hasKept()) await (await import('./remove-old.ts')).removeOld(owner);
}
