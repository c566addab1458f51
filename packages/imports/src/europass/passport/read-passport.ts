import type { EntryId } from '@shortlist/model';
import { ResumeDraft } from '../../draft/resume-draft.ts';
import type { ImportedResume } from '../../export-file.ts';
import { partsOf } from '../../export-parts.ts';
import { finishImport } from '../../finish-import.ts';
import type { Members } from '../../members/members.ts';
import { nameInWords } from '../../members/name-in-words.ts';
import { plainLine } from '../../text/line.ts';
import { richLines } from '../../text/rich-text.ts';
import { addAchievements, addEducation, addWork } from './read-history.ts';
import { readIdentification } from './read-identification.ts';
import { addSkills } from './read-skills.ts';

/** The resume of a SkillsPassport, which Europass wrote until 2020. What is about the file and its look is passed over. */
export function readPassport(passport: Members, newId: () => EntryId): ImportedResume {
  const draft = new ResumeDraft();
  const learner = passport.record('LearnerInfo');
  passport.pass('DocumentInfo', 'PrintingPreferences', 'Locale', 'CoverLetter', 'LearnerInfo');
  readIdentification(draft, learner.record('Identification'));
  readHeadline(draft, learner.record('Headline'));
  addWork(draft, learner.record('WorkExperienceList'));
  addEducation(draft, learner.record('EducationList'));
  addSkills(draft, learner.record('Skills'));
  addAchievements(draft, learner.record('AchievementList'));
  // Files that were attached, by their numbers.
  learner.pass('Documentation', 'ReferenceTo');
  for (const { name, said } of learner.restByName()) draft.leave(said, nameInWords(name));
  const parts = partsOf(learner);
  for (const letter of passport.records('CoverLetter'))
    draft.leave(letter.rest(), nameInWords('CoverLetter'));
  draft.leave(passport.rest());
  return finishImport(draft, parts, newId);
}

/** The title of a job, or a statement of the person. */
function readHeadline(draft: ResumeDraft, headline: Members) {
  const type = headline.record('Type');
  const label = type.text('Label');
  // It says which field it is.
  type.pass('Code', 'Label');
  const text = richLines(headline.record('Description').text('Label')).map(plainLine).join(' ');
  headline.record('Description').pass('Code');
  if (/statement/iu.test(label)) draft.addText('summary', [text]);
  else draft.contact.headline = text;
}
