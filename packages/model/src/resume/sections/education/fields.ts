import { en } from '@shortlist/messages';
import { dateRange, line, number, points } from '../../../fields/field.ts';

const LABELS = en.sectionFields.texts.education;

/** In the order of the form. */
export const EDUCATION_FIELDS = [
  line('degree', LABELS, { prints: 'name' }),
  line('school', LABELS, { prints: 'organization' }),
  line('location', LABELS, { prints: 'location' }),
  line('minor', LABELS, { prints: 'remark', printedLabel: 'Minor: ' }),
  dateRange({ yearsAhead: 8 }),
  number('gpa', LABELS, { prints: 'remark', printedLabel: 'GPA: ' }),
  points('bullets', LABELS),
] as const;
