/** Name of the browser's cache of pictures of resumes. */
export const PICTURES = 'shortlist.pictures';

/** Name of the browser's cache of resumes as the server last had them, which are opened where it cannot be reached. */
export const RESUMES = 'shortlist.resumes';

/** Erases every copy of a resume, and every picture of one, that this browser keeps: for logging out. */
export async function erasePersonalCaches(): Promise<void> {
  if (!('caches' in globalThis)) return;
  await Promise.all([PICTURES, RESUMES].map((name) => caches.delete(name).catch(() => false)));
}
