import type { ContactField, ShownOnResume } from './contact.ts';

/** Labels of a contact's fields, in the order of its form. */
export const CONTACT_LABELS: Readonly<Record<ContactField, string>> = {
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
};

/** Labels of the switches that keep a field off the paper. */
export const SHOWN_LABELS: Readonly<Record<keyof ShownOnResume, string>> = {
  phone: 'Show phone on resume',
  linkedin: 'Show LinkedIn on resume',
  country: 'Show country on resume',
  state: 'Show state on resume',
  city: 'Show city on resume',
};
