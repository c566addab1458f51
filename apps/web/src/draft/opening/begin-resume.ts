import { keepResume } from '../storage/kept-resumes.ts';
import { type NewResume, putNewResume, removeNewResume } from '../storage/new-resumes.ts';
import { whoIsHere } from '../tabs/who-is-here.ts';

/**
 * Begins a resume that the server cannot be asked to make now: it opens from the copy that is kept here, empty, and the server
 * makes it before it saves the first edit. Resolves to whether this browser keeps it.
 */
export async function beginResume(resumeId: string, about: NewResume): Promise<boolean> {
  const owner = whoIsHere();
  const { resumeName, experienceLevel, targetedIndustry } = about;
  const details = {
    resume_id: resumeId,
    resume_name: resumeName,
    experience_level: experienceLevel,
    targeted_industry: targetedIndustry,
  };
  if (!putNewResume({ owner, resumeId, about, at: Date.now() })) return false;
  if (await keepResume({ owner, resumeId }, details)) return true;
  removeNewResume(resumeId);
  return false;
}
