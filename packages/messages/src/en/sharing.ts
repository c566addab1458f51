import { subject } from '../text.ts';

/** Names of choices of what a link leaves out of a document, and of places where that stands too. */
export const sharing = subject('sharing', {
  leftOut: {
    by: 'choice',
    name: 'Name',
    phone: 'Phone',
    email: 'Email',
    location: 'City, state and country',
    links: 'LinkedIn, website and links',
    details: 'More contact details',
    photo: 'Photo',
  },
  /** A section, by its title. */
  section: '{title}',
  ofContact: 'Contact',
  ofLetter: {
    by: 'part',
    recipient: 'Recipient',
    date: 'Date',
    subject: 'Subject',
    salutation: 'Salutation',
    body: 'Text',
    closing: 'Closing',
    signature: 'Name below the closing',
    enclosures: 'Enclosures',
  },
});
