import { en } from '@shortlist/messages';
import { type Check, PASSED, refuse } from '../../rules/check.ts';
import { defineEntries } from '../define-section.ts';
import { EDUCATION_FIELDS } from './fields.ts';
import { readStudy, writeStudy } from './json-resume.ts';

const HIGHEST_GPA = 5;

/** Schools and degrees, which may be planned eight years ahead (decision 6). */
export const education = defineEntries({
  kind: 'education',
  path: 'education',
  list: 'educations',
  words: en.sections.texts.education,
  fields: EDUCATION_FIELDS,
  wireOrder: ['degree', 'school', 'location', 'minor', 'startDate', 'endDate', 'gpa', 'bullets'],
  naming: ['degree', 'school'],
  check: ({ gpa }) => checkGpa(gpa),
  mayLastGo: () => false,
  call: 'save_education.php',
  jsonResume: {
    read: (file, newId) => file.education.map((study) => readStudy(study, newId())),
    write: (entries) => ({ education: entries.map(writeStudy) }),
  },
});

/** The GPA, where there is one, is a plain decimal number from 0 to 5. */
function checkGpa(gpa: string): Check<'gpa'> {
  const written = gpa.trim();
  const isNumber = /^(?:\d+(?:\.\d*)?|\.\d+)$/.test(written);
  const isFine = written === '' || (isNumber && Number(written) <= HIGHEST_GPA);
  return isFine ? PASSED : refuse('gpa', { code: 'rules.gpa' });
}
