import type { EntryId } from '@shortlist/model';
import { ResumeDraft } from '../../draft/resume-draft.ts';
import type { ImportedResume } from '../../export-file.ts';
import { partsOf } from '../../export-parts.ts';
import { finishImport } from '../../finish-import.ts';
import type { Members } from '../../members/members.ts';
import { nameInWords } from '../../members/name-in-words.ts';
import { plainLine } from '../../text/line.ts';
import { richLines } from '../../text/rich-text.ts';
import { readPhoto } from '../photo.ts';
import { addEducation, addEmployment, addOthers, addPublications } from './read-history.ts';
import { readPerson } from './read-person.ts';
import { addLanguages, addLicences, addSkills } from './read-qualifications.ts';

/** The resume of the portal's XML. What is about the file and its look is passed over. */
export function readCandidate(candidate: Members, newId: () => EntryId): ImportedResume {
  const draft = new ResumeDraft();
  candidate.pass('DocumentID', 'CandidateSupplier', 'RenderingInformation');
  const person = candidate.record('CandidatePerson');
  readPerson(draft, person);
  draft.leave(person.rest(), nameInWords('CandidatePerson'));
  const profile = candidate.record('CandidateProfile');
  readProfile(draft, profile);
  for (const { name, said } of profile.restByName()) draft.leave(said, nameInWords(name));
  const parts = [...partsOf(person), ...partsOf(profile)];
  candidate.pass('CandidatePerson', 'CandidateProfile');
  draft.leave(candidate.rest());
  return finishImport(draft, parts, newId);
}

function readProfile(draft: ResumeDraft, profile: Members) {
  profile.pass('ID');
  draft.addText('summary', richLines(profile.text('ExecutiveSummary')).map(plainLine));
  addEmployment(draft, profile.record('EmploymentHistory'));
  addEducation(draft, profile.record('EducationHistory'));
  addPublications(draft, profile.record('PublicationHistory'));
  addLanguages(draft, profile.record('PersonQualifications'));
  addSkills(draft, [...profile.records('Skills'), ...profile.records('DigitalSkills')]);
  addLicences(draft, profile.record('Licenses'));
  addOthers(draft, profile.records('Others'));
  for (const attachment of profile.records('Attachment')) {
    readPhoto(draft, attachment.text('EmbeddedData'));
    attachment.passAllBut();
  }
}
