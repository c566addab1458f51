import { subject } from '../text.ts';

const ONE_A_LINE = 'One bullet per line.';
const NAMED = { organization: 'Organization', date: 'Date', relevanceHint: ONE_A_LINE } as const;
const DESCRIBED = { description: 'Description', descriptionHint: ONE_A_LINE } as const;
const DONE = {
  location: 'Location',
  bullets: 'What you did',
  bulletsHint: ONE_A_LINE,
} as const;

/**
 * Labels of the fields of each kind of section, by the names of their members; hints by the same names with "Hint". The label of a range of
 * dates is that of the switch for a range that has not ended.
 */
export const sectionFields = subject('sectionFields', {
  experience: {
    by: 'word',
    role: 'Role',
    company: 'Company',
    isCurrent: 'Currently work here',
    ...DONE,
  },
  education: {
    by: 'word',
    degree: 'Degree',
    school: 'School',
    location: 'Location',
    minor: 'Minor',
    gpa: 'GPA',
    gpaHint: 'From 0 to 5.',
    bullets: 'Details',
    bulletsHint: 'Honors, coursework, activities: one bullet per line.',
  },
  certification: {
    by: 'word',
    name: 'Certification name',
    ...NAMED,
    relevance: 'What it covers',
  },
  award: {
    by: 'word',
    name: 'Award name',
    ...NAMED,
    relevance: 'What it was for',
  },
  project: {
    by: 'word',
    name: 'Project name',
    ...NAMED,
    relevance: 'Description',
  },
  course: {
    by: 'word',
    name: 'Course name',
    ...NAMED,
    relevance: 'What you learned',
  },
  language: { by: 'word', name: 'Language', level: 'Level' },
  volunteering: {
    by: 'word',
    role: 'Role',
    organization: 'Organization',
    isCurrent: 'Currently volunteer here',
    ...DONE,
  },
  publication: {
    by: 'word',
    name: 'Title',
    authors: 'Authors',
    publisher: 'Journal or publisher',
    date: 'Date',
    url: 'Address on the web',
    ...DESCRIBED,
  },
  membership: {
    by: 'word',
    organization: 'Organization',
    role: 'Role',
    isCurrent: 'Still a member',
    ...DESCRIBED,
  },
  reference: {
    by: 'word',
    name: 'Name',
    position: 'Role and company',
    contact: 'E-mail or phone',
    quote: 'What they say about you',
  },
  ownEntries: {
    by: 'word',
    name: 'Title',
    organization: 'Organization',
    location: 'Location',
    isCurrent: 'Goes on to this day',
    ...DESCRIBED,
  },
});
