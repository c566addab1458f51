import { en } from '@shortlist/messages';
import { defineEntries } from '../define-section.ts';
import { PUBLICATION_FIELDS } from './fields.ts';
import { readPublication, writePublication } from './json-resume.ts';

/** Papers, books, articles. */
export const publication = defineEntries({
  kind: 'publication',
  path: 'publications',
  list: 'publications',
  isOptional: true,
  words: en.sections.texts.publication,
  fields: PUBLICATION_FIELDS,
  wireOrder: ['name', 'authors', 'publisher', 'date', 'url', 'description'],
  naming: ['name'],
  jsonResume: {
    read: ({ publications }, newId) => publications.map((each) => readPublication(each, newId())),
    write: (entries) => ({ publications: entries.map(writePublication) }),
  },
});
