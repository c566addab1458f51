import type { DocumentTitle } from '@shortlist/model';
import { formatPlace, leftBy, listPlaces, NEW_RESUME } from './owner-drafts.ts';
import { readTitle } from './resume-title.ts';
import { put, removeQuietly } from './stored-texts.ts';

/** A resume that was begun without the server. */
export type BegunResume = {
  owner: string;
  resumeId: string;
  about: DocumentTitle;
  at: number;
  /** It was called otherwise before: a call whose answer was lost may have made it under that name. */
  isRenamed?: boolean;
};

const storage = () => localStorage;

const placeOf = ({ owner, resumeId }: Pick<BegunResume, 'owner' | 'resumeId'>) =>
  formatPlace({ owner, resumeId, page: leftBy(NEW_RESUME), key: NEW_RESUME });

/** Keeps what the server is to make; false where the storage does not take it. */
export const putNewResume = (begun: BegunResume): boolean =>
  put(storage, placeOf(begun), JSON.stringify(begun));

/** Lists the resumes that the server has not made yet, of all owners. */
export function listNewResumes(): BegunResume[] {
  try {
    return listPlaces(localStorage).flatMap(([name, { key }]) =>
      key === NEW_RESUME ? readBegun(localStorage.getItem(name)) : [],
    );
  } catch {
    return [];
  }
}

export const findNewResume = (resumeId: string): BegunResume | undefined =>
  listNewResumes().find((begun) => begun.resumeId === resumeId);

/** Forgets that a resume is to be made; answers whether it was. */
export function removeNewResume(resumeId: string): boolean {
  const begun = findNewResume(resumeId);
  if (begun) removeQuietly(storage, placeOf(begun));
  return begun !== undefined;
}

function readBegun(text: string | null): BegunResume[] {
  try {
    // Only this product writes below its prefix, so the text has the shape.
    const begun = text === null ? undefined : (JSON.parse(text) as BegunResume);
    return begun ? [{ ...begun, about: readTitle(begun.about) }] : [];
  } catch {
    return [];
  }
}
