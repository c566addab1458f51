import { en } from '@shortlist/messages';
import { dateRange, line, number, points } from '../../../fields/field.ts';

const LABELS = en.sectionFields.texts.education;

/** In the order of the form. */
export const EDUCATION_FIELDS = [
  line('degree', LABELS.degree, { prints: 'name' }),
  line('school', LABELS.school, { prints: 'organization' }),
  line('location', LABELS.location, { prints: 'location' }),
  line('minor', LABELS.minor, { prints: 'remark', printedLabel: 'Minor: ' }),
  dateRange({ yearsAhead: 8 }),
  number('gpa', LABELS.gpa, { hint: LABELS.gpaHint, prints: 'remark', printedLabel: 'GPA: ' }),
  points('bullets', LABELS.bullets, LABELS.bulletsHint),
] as const;
