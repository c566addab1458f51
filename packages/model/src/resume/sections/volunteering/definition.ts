import { en } from '@shortlist/messages';
import { defineEntries } from '../define-section.ts';
import { VOLUNTEERING_FIELDS } from './fields.ts';
import { readVolunteer, writeVolunteer } from './json-resume.ts';

/** Voluntary work. */
export const volunteering = defineEntries({
  kind: 'volunteering',
  path: 'volunteering',
  list: 'volunteering',
  isOptional: true,
  words: en.sections.texts.volunteering,
  fields: VOLUNTEERING_FIELDS,
  wireOrder: ['role', 'organization', 'startDate', 'endDate', 'isCurrent', 'location', 'bullets'],
  naming: ['role', 'organization'],
  employer: 'organization',
  jsonResume: {
    read: ({ volunteer }, newId) => volunteer.map((each) => readVolunteer(each, newId())),
    write: (entries) => ({ volunteer: entries.map(writeVolunteer) }),
  },
});
