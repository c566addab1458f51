import { eraseKept } from '../databases/erase-kept.ts';
import { eraseCopies, LISTS, PICTURES, RESUMES } from './copy-caches.ts';
import { hasDraftsOf } from './draft-names.ts';
import { eraseEntryNotes, handOverEntryNotes } from './entry-notes.ts';
import { erasePageMemories } from './page-memory.ts';

/** Something that this browser keeps of a person's resumes. */
type Kept = {
  eraseAll: () => unknown;
  /** Erases what belongs to some owners, where it is kept by owner. */
  eraseOf?: (isMeant: (owner: string) => boolean) => unknown;
};

const cached = (name: string): Kept => ({
  eraseAll: async () => 'caches' in globalThis && caches.delete(name).catch(() => false),
  eraseOf: (isMeant) => eraseCopies(name, isMeant),
});

const owned = (eraseOf: NonNullable<Kept['eraseOf']>): Kept => ({
  eraseAll: () => eraseOf(() => true),
  eraseOf,
});

/** Everything that this browser keeps of resumes, besides drafts, which nobody else can read. */
const KEPT: readonly Kept[] = [
  cached(PICTURES),
  cached(RESUMES),
  cached(LISTS),
  // What they keep of others is removed where it is listed: it is kept by account.
  { eraseAll: eraseKept },
  owned(eraseEntryNotes),
  owned(erasePageMemories),
];

/** Erases all of it: for logging out, for the end of an account, and for leaving a session that has ended. */
export async function erasePersonalCopies(): Promise<void> {
  await Promise.all(KEPT.map(({ eraseAll }) => eraseAll()));
}

/**
 * Erases what is kept for others than `owner`: on a shared computer the next person has logged in. The notes of a guest stay with the
 * resumes, which the account takes along.
 */
export async function eraseCopiesOfOthers(owner: string): Promise<void> {
  handOverEntryNotes(owner);
  await eraseOf((of) => of !== owner);
}

/**
 * Erases what is kept for `owner`, whose session has ended by the server's word. Where something is unsent it stays: it is
 * opened from the copy while the server is away.
 */
export const eraseCopiesOfEnded = async (owner: string): Promise<void> =>
  hasDraftsOf(owner) ? undefined : eraseOf((of) => of === owner);

async function eraseOf(isMeant: (owner: string) => boolean): Promise<void> {
  await Promise.all(KEPT.map((kept) => kept.eraseOf?.(isMeant)));
}
