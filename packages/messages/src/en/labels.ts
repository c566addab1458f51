import { subject } from '../text.ts';

/** Names of a resume's fields, as every form calls them, and the places where they stand. */
export const labels = subject('labels', {
  contactField: {
    by: 'field',
    fullName: 'Full Name',
    headline: 'Headline',
    email: 'Email',
    phone: 'Phone',
    linkedin: 'LinkedIn',
    website: 'Website',
    country: 'Country',
    state: 'State',
    city: 'City',
    links: 'Links',
    details: 'Further lines',
  },
  /** The switch that keeps a field off the paper. */
  shown: {
    by: 'field',
    phone: 'Show phone on resume',
    linkedin: 'Show LinkedIn on resume',
    country: 'Show country on resume',
    state: 'Show state on resume',
    city: 'Show city on resume',
  },
  startDate: 'Start date',
  endDate: 'End date',

  contact: 'Contact, {field}',
  entry: '{section}, {entry}, {field}',
  dates: '{section}, {entry}, Dates',
  point: '{section}, {entry}, Point {number}',
  line: '{section}, Line {number}',
});
