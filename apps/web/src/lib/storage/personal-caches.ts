/** Name of the browser's cache of pictures of resumes. */
export const PICTURES = 'shortlist.pictures';

/** Name of the browser's cache of resumes as the server last had them, which are opened where it cannot be reached. */
export const RESUMES = 'shortlist.resumes';

/** Name of the browser's database of imports that are being reviewed, and of the text in local storage that says that it has some. */
export const REVIEWS = 'shortlist.reviews';

/** Erases every copy of a resume, every picture of one and every review of an import that this browser keeps: for logging out. */
export async function erasePersonalCaches(): Promise<void> {
  try {
    // Not waited for: a tab that writes just now holds it up for a moment.
    indexedDB.deleteDatabase(REVIEWS);
  } catch {
    // A browser that has no such storage, or forbids it, keeps nothing there.
  }
  if (!('caches' in globalThis)) return;
  await Promise.all([PICTURES, RESUMES].map((name) => caches.delete(name).catch(() => false)));
}
