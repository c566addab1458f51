import { contactFieldsOf, SECTIONS, type Sections } from '@shortlist/model';
import { expect, it } from 'vitest';
import { fieldsOfSection } from './review-fields.ts';

it('[HO1] a field that a test adds to the contact is reviewed under its label; a switch is not', () => {
  const label = { code: 'labels.line', params: { section: 'Test', number: 1 } } as const;
  const sections: Sections = {
    ...SECTIONS,
    parts: {
      look: [],
      settings: [],
      contact: [
        ...contactFieldsOf(SECTIONS),
        { key: 'pronouns', type: 'line', label },
        { key: 'shown.pronouns', type: 'switch', label },
      ],
    },
  };
  const before = fieldsOfSection('contact', SECTIONS);
  expect(fieldsOfSection('contact', sections)).toEqual([
    ...before,
    { field: 'pronouns', label, form: 'line' },
  ]);
});
