import type { DocumentTitle } from '@shortlist/model';
import { findCopy, keepResume } from '../storage/kept-resumes.ts';
import { findNewResume, putNewResume, removeNewResume } from '../storage/new-resumes.ts';
import { whoIsHere } from '../tabs/who-is-here.ts';

/**
 * Begins a resume that the server cannot be asked to make now: it opens from the copy that is kept here, empty, and the server
 * makes it before it saves the first edit. Resolves to whether this browser keeps it.
 */
export async function beginResume(resumeId: string, about: DocumentTitle): Promise<boolean> {
  const owner = whoIsHere();
  if (!putNewResume({ owner, resumeId, about, at: Date.now() })) return false;
  if (await keepResume({ owner, resumeId }, { document: about, parts: [] })) return true;
  removeNewResume(resumeId);
  return false;
}

/**
 * Gives another name to a resume that the server has not made yet: it is made under that one. Resolves to false where the
 * server has made it, or this browser does not keep the name.
 */
export async function renameBegun(resumeId: string, about: DocumentTitle): Promise<boolean> {
  const begun = findNewResume(resumeId);
  if (!begun || !putNewResume({ ...begun, about, isRenamed: true })) return false;
  const copy = await findCopy(begun);
  // A copy of release 1.0.0 has no parts either: nothing is saved of a resume that the server has yet to make.
  if (copy) await keepResume(begun, { parts: [], ...copy, document: about });
  return true;
}
