import { en } from '@shortlist/messages';
import { line } from '../../../fields/field.ts';
import { defineEntries } from '../define-section.ts';

const LABELS = en.sectionFields.texts.reference;

/** People who can be asked. */
export const reference = defineEntries({
  kind: 'reference',
  path: 'references',
  list: 'references',
  isOptional: true,
  words: en.sections.texts.reference,
  fields: [
    line('name', LABELS, { prints: 'name' }),
    line('position', LABELS, { prints: 'organization' }),
    line('contact', LABELS, { prints: 'remark', wide: true }),
    line('quote', LABELS, { prints: 'remark', wide: true }),
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
