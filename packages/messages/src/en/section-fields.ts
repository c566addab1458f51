import { subject } from '../text.ts';

const ONE_A_LINE = 'One point a line.';
const BULLETS = 'One point a line; each begins with a bullet.';

/**
 * Labels of the fields of each kind of section, by the names of their members, and hints by these with "Hint". That of a range of dates is
 * what the switch says that makes it last to this day.
 */
export const sectionFields = subject('sectionFields', {
  experience: {
    by: 'word',
    role: 'Role',
    company: 'Company',
    location: 'Location',
    isCurrent: 'Currently work here',
    bullets: 'What you did',
    bulletsHint: BULLETS,
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
    bulletsHint: 'Honours, coursework, activities: one point a line.',
  },
  certification: {
    by: 'word',
    name: 'Certification name',
    organization: 'Organization',
    date: 'Date',
    relevance: 'What it covers',
    relevanceHint: ONE_A_LINE,
  },
  award: {
    by: 'word',
    name: 'Award name',
    organization: 'Organization',
    date: 'Date',
    relevance: 'What it was for',
    relevanceHint: ONE_A_LINE,
  },
  project: {
    by: 'word',
    name: 'Project name',
    organization: 'Organization',
    date: 'Date',
    relevance: 'Description',
    relevanceHint: ONE_A_LINE,
  },
  course: {
    by: 'word',
    name: 'Course name',
    organization: 'Organization',
    date: 'Date',
    relevance: 'What you learned',
    relevanceHint: ONE_A_LINE,
  },
  language: { by: 'word', name: 'Language', level: 'Level' },
  volunteering: {
    by: 'word',
    role: 'Role',
    organization: 'Organization',
    location: 'Location',
    isCurrent: 'Currently volunteer here',
    bullets: 'What you did',
    bulletsHint: BULLETS,
  },
  publication: {
    by: 'word',
    name: 'Title',
    authors: 'Authors',
    publisher: 'Journal or publisher',
    date: 'Date',
    url: 'Address on the web',
    description: 'Description',
    descriptionHint: ONE_A_LINE,
  },
  membership: {
    by: 'word',
    organization: 'Organization',
    role: 'Role',
    isCurrent: 'Still a member',
    description: 'Description',
    descriptionHint: ONE_A_LINE,
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
    description: 'Description',
    descriptionHint: ONE_A_LINE,
  },
});
