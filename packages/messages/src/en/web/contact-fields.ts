import { subject } from '../../text.ts';

/** The fields of a contact, as every form calls them. */
export const contactFields = subject('contactFields', {
  field: {
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
});
