import { subject } from '../text.ts';

/** The place of a field in a resume: its section, its entry, and what it is called there. */
export const readBack = subject('readBack', {
  contact: {
    by: 'field',
    fullName: 'Contact, Full Name',
    headline: 'Contact, Headline',
    email: 'Contact, Email',
    phone: 'Contact, Phone',
    linkedin: 'Contact, LinkedIn',
    website: 'Contact, Website',
    country: 'Contact, Country',
    state: 'Contact, State',
    city: 'Contact, City',
    links: 'Contact, Links',
    details: 'Contact, Further lines',
  },
  entry: '{section}, {entry}, {field}',
  dates: '{section}, {entry}, Dates',
  point: '{section}, {entry}, Point {number}',
  line: '{section}, Line {number}',
});
