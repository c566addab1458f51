import { en } from '@shortlist/messages';
import { defineEntries } from '../define-section.ts';
import { NAMED_WIRE_ORDER, namedFields } from '../entries/named-fields.ts';

/** Courses and trainings. */
export const course = defineEntries({
  kind: 'course',
  path: 'courses',
  list: 'courses',
  isOptional: true,
  words: en.sections.texts.course,
  fields: namedFields(en.sectionFields.texts.course),
  wireOrder: NAMED_WIRE_ORDER,
  naming: ['name'],
});
