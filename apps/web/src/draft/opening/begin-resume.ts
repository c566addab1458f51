import { findCopy, keepResume } from '../storage/kept-resumes.ts';
import {
  findNewResume,
  type NewResume,
  putNewResume,
  removeNewResume,
} from '../storage/new-resumes.ts';
import { whoIsHere } from '../tabs/who-is-here.ts';

/**
 * Begins a resume that the server cannot be asked to make now: it opens from the copy that is kept here, empty, and the server
 * makes it before it saves the first edit. Resolves to whether this browser keeps it.
 */
export async function beginResume(resumeId: string, about: NewResume): Promise<boolean> {
  const owner = whoIsHere();
  const details = { resume_id: resumeId, ...named(about) };
  if (!putNewResume({ owner, resumeId, about, at: Date.now() })) return false;
  if (await keepResume({ owner, resumeId }, details)) return true;
  removeNewResume(resumeId);
  return false;
}

/**
 * Gives another name to a resume that the server has not made yet: it is made under that one. Resolves to false where the
 * server has made it, or this browser does not keep the name.
 */
export async function renameBegun(resumeId: string, about: NewResume): Promise<boolean> {
  const begun = findNewResume(resumeId);
  if (!begun || !putNewResume({ ...begun, about, isRenamed: true })) return false;
  const copy = await findCopy(begun);
  if (copy) await keepResume(begun, { ...copy, ...named(about) });
  return true;
}

/** Returns the name and purpose of a resume, as the wire has them. */
const named = ({ resumeName, experienceLevel, targetedIndustry }: NewResume) => ({
  resume_name: resumeName,
  experience_level: experienceLevel,
  targeted_industry: targetedIndustry,
});
