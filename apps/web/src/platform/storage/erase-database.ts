/** Erases a database of this browser. Not waited for: a tab that writes just now holds it up for a moment. */
export function eraseDatabase(name: string): void {
  try {
    indexedDB.deleteDatabase(name);
  } catch {
    // A browser that has no such storage, or forbids it, keeps nothing there.
  }
}
