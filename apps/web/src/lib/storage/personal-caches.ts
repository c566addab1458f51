/** Name of the browser's cache of pictures of resumes. */
export const PICTURES = 'shortlist.pictures';

/** Name of the browser's cache of resumes as the server last had them, which are opened where it cannot be reached. */
export const RESUMES = 'shortlist.resumes';

/** Name of the browser's database of imports that are being reviewed. */
export const REVIEWS = 'shortlist.reviews';

/** Erases every copy of a resume, every picture of one and every review of an import that this browser keeps: for logging out. */
export async function erasePersonalCaches(): Promise<void> {
  // Not waited for: a tab that writes just now holds it up for a moment.
  if ('indexedDB' in globalThis) indexedDB.deleteDatabase(REVIEWS);
  if (!('caches' in globalThis)) return;
  await Promise.all([PICTURES, RESUMES].map((name) => caches.delete(name).catch(() => false)));
}
