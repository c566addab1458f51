import { en } from '@shortlist/messages';
import { line } from '../../../fields/field.ts';
import { defineEntries } from '../define-section.ts';

/** Levels of the Common European Framework of Reference, and the phrases that resumes use. */
const LANGUAGE_LEVELS = [
  'Native or bilingual',
  'Full professional',
  'Professional working',
  'Limited working',
  'Elementary',
  'A1',
  'A2',
  'B1',
  'B2',
  'C1',
  'C2',
] as const;

const LABELS = en.sectionFields.texts.language;

/** Languages that the person speaks, each with how well. */
export const language = defineEntries({
  kind: 'language',
  path: 'languages',
  list: 'languages',
  isOptional: true,
  words: en.sections.texts.language,
  fields: [
    line('name', LABELS, { prints: 'name' }),
    line('level', LABELS, { prints: 'name', suggestions: LANGUAGE_LEVELS }),
  ],
  wireOrder: ['name', 'level'],
  naming: ['name'],
  jsonResume: {
    read: ({ languages }, newId) =>
      languages.map((each) => ({ id: newId(), name: each.language, level: each.fluency })),
    write: (entries) => ({
      languages: entries.map(({ name, level }) => ({ language: name, fluency: level })),
    }),
  },
});
