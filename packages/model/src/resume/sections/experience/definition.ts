import { en } from '@shortlist/messages';
import { defineEntries } from '../define-section.ts';
import { EXPERIENCE_FIELDS } from './fields.ts';
import { readWork, writeWork } from './json-resume.ts';

/** Jobs. One can be saved whatever it says, as long as its dates could be chosen. */
export const experience = defineEntries({
  kind: 'experience',
  path: 'experience',
  list: 'experiences',
  words: en.sections.texts.experience,
  fields: EXPERIENCE_FIELDS,
  wireOrder: ['role', 'company', 'startDate', 'endDate', 'isCurrent', 'location', 'bullets'],
  hasAiWrite: true,
  naming: ['role', 'company'],
  employer: 'company',
  mayLastGo: () => false,
  call: 'save_experience.php',
  jsonResume: {
    read: ({ work }, newId) => work.map((each) => readWork(each, newId())),
    write: (entries) => ({ work: entries.map(writeWork) }),
  },
});
