import { aiUses, currentDateRange, line, points } from '../../fields/field.ts';
import { PASSED } from '../../rules/check.ts';
import { defineEntries } from '../define-section.ts';
import { readVolunteer, readWork, writeWork } from './json-resume.ts';

/** Jobs. One can be saved whatever it says, as long as its dates could be chosen. */
export const experience = defineEntries({
  kind: 'experience',
  path: 'experience',
  list: 'experiences',
  words: {
    title: 'Experience',
    one: 'Experience',
    any: 'an experience entry',
    naming: 'a role or a company',
    nameless: 'no role and no company',
  },
  fields: [
    line('role', { prints: 'name' }),
    line('company', { prints: 'organization' }),
    line('location', { prints: 'place' }),
    currentDateRange(),
    points('bullets'),
    aiUses(),
  ],
  wireOrder: [
    'role',
    'company',
    'startDate',
    'endDate',
    'isCurrent',
    'location',
    'bullets',
    'aiUsesLeft',
  ],
  naming: ['role', 'company'],
  check: () => PASSED,
  mayLastGo: () => false,
  jsonResume: {
    read: ({ work, volunteer }, newId) => [
      ...work.map((each) => readWork(each, newId())),
      ...volunteer.map((each) => readVolunteer(each, newId())),
    ],
    write: (entries) => ({ work: entries.map(writeWork) }),
  },
});
