import { logError } from '../log.ts';
import { hasDraftsOf } from './draft-names.ts';
import { PICTURES, RESUMES } from './personal-caches.ts';

/**
 * Erases the copies and pictures of resumes that this browser keeps for others than `owner`: on a shared computer the next
 * person has logged in. Drafts stay, which nobody else can read.
 */
export const eraseCopiesOfOthers = (owner: string): Promise<void> =>
  eraseCopies((of) => of !== owner);

/**
 * Erases the copies and pictures of resumes that this browser keeps for `owner`, whose session has ended by the server's word.
 * Where something is unsent they stay: it is opened from the copy while the server is away.
 */
export const eraseCopiesOfEnded = async (owner: string): Promise<void> =>
  hasDraftsOf(owner) ? undefined : eraseCopies((of) => of === owner);

async function eraseCopies(isMeant: (owner: string) => boolean): Promise<void> {
  if (!('caches' in globalThis)) return;
  try {
    for (const name of [PICTURES, RESUMES]) {
      const cache = await caches.open(name);
      const kept = await cache.keys();
      const meant = kept.filter(({ url }) => isMeant(ownerIn(new URL(url))));
      await Promise.all(meant.map((request) => cache.delete(request)));
    }
  } catch (cause) {
    logError('Copies of resumes could not be erased.', cause);
  }
}

/** Returns the owner of a copy: `/kept/OWNER/RESUME`, `/pictures/RESUME?owner=OWNER`. */
const ownerIn = ({ pathname, searchParams }: URL): string =>
  searchParams.get('owner') ?? decodeURIComponent(pathname.split('/')[2] ?? '');
