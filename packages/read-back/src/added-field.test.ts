import {
  type Contact,
  contactFieldsOf,
  emptyContact,
  emptyResume,
  numberedIds,
  printedResume,
  SECTIONS,
  type Sections,
} from '@shortlist/model';
import { expect, it } from 'vitest';
import { contactFields } from './contact-fields.ts';

it('[HO1] a field that a test adds to the contact is compared under its label', () => {
  const label = { code: 'labels.line', params: { section: 'Test', number: 1 } } as const;
  const sections: Sections = {
    ...SECTIONS,
    parts: {
      look: [],
      settings: [],
      contact: [...contactFieldsOf(SECTIONS), { key: 'pronouns', type: 'line', label }],
    },
  };
  const contact = { ...emptyContact(), pronouns: 'they' } as Contact;
  const printed = printedResume({ ...emptyResume(numberedIds(), SECTIONS), contact }, { sections });
  const [texts] = contactFields(contact, printed, { typed: contact, sections });
  expect(texts?.entries[0]?.fields.map((field) => [field.text, field.label])).toEqual([
    ['they', { code: 'labels.contact', params: { field: label } }],
  ]);
});
