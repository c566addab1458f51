import { en } from '@shortlist/messages';
import { line } from '../../../fields/field.ts';
import { defineEntries } from '../define-section.ts';

/** People who can be asked. */
export const reference = defineEntries({
  kind: 'reference',
  path: 'references',
  list: 'references',
  isOptional: true,
  words: en.sections.texts.reference,
  fields: [
    line('name', 'Name', { prints: 'name' }),
    line('position', 'Role and company', { prints: 'organization' }),
    line('contact', 'E-mail or phone', { prints: 'remark', wide: true }),
    line('quote', 'What they say about you', { prints: 'remark', wide: true }),
  ],
  wireOrder: ['name', 'position', 'contact', 'quote'],
  naming: ['name'],
  jsonResume: {
    read: ({ references }, newId) =>
      references.map(({ name, reference: quote }) => ({
        id: newId(),
        name,
        position: '',
        contact: '',
        quote,
      })),
    write: (entries) => ({
      references: entries.map(({ name, quote }) => ({ name, reference: quote })),
    }),
  },
});
