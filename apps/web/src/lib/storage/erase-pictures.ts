/** Name of the browser's cache of pictures of resumes. */
export const PICTURES = 'shortlist.pictures';

/** Erases all pictures of resumes that this browser keeps: for logging out. */
export async function erasePictures(): Promise<void> {
  if ('caches' in globalThis) await caches.delete(PICTURES).catch(() => false);
}
