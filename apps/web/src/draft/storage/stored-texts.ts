import { announceDraftChange } from './draft-changes.ts';
import { type DraftPlace, listPlaces } from './draft-places.ts';

/** Text that is stored in one place. */
export type StoredText = DraftPlace & { text: string };

/** The texts of everything below the prefix of drafts, with their places. Where storage is forbidden there is none. */
export function listTexts(storage: () => Storage): StoredText[] {
  try {
    const disk = storage();
    return listPlaces(disk).map(([name, place]) => ({ ...place, text: disk.getItem(name) ?? '' }));
  } catch {
    return [];
  }
}

/** Reason that the browser's storage does not take a text: there is no room in it, or it is closed to this site. */
export type StorageRefusal = 'full' | 'forbidden';

let refusal: StorageRefusal = 'full';

/** Returns the reason for the last refusal of a text. */
export const lastRefusal = (): StorageRefusal => refusal;

/** Writes a text; false where the storage does not take it: it may be full or forbidden. */
export function put(storage: () => Storage, place: string, text: string): boolean {
  try {
    storage().setItem(place, text);
    announceDraftChange();
    return true;
  } catch (cause) {
    // Browsers have several names for it; where storage is forbidden, even naming it throws.
    refusal = /quota/i.test(String(Object(cause).name)) ? 'full' : 'forbidden';
    return false;
  }
}

/** Gives a text another place. Where storage has no room for two of it, the first makes room. */
export function move(storage: () => Storage, from: string, to: string, text: string): void {
  const fitsTwice = put(storage, to, text);
  removeQuietly(storage, from);
  if (!fitsTwice && !put(storage, to, text)) put(storage, from, text);
}

export function removeQuietly(storage: () => Storage, place: string): void {
  try {
    storage().removeItem(place);
    announceDraftChange();
  } catch {
    // Storage that cannot be reached holds nothing of ours.
  }
}
