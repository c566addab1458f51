import { dateRange, line, number, points } from '../../../fields/field.ts';

/** In the order of the form. */
export const EDUCATION_FIELDS = [
  line('degree', 'Degree', { prints: 'name' }),
  line('school', 'School', { prints: 'organization' }),
  line('location', 'Location', { prints: 'location' }),
  line('minor', 'Minor', { prints: 'remark', printedLabel: 'Minor: ' }),
  dateRange({ yearsAhead: 8 }),
  number('gpa', 'GPA', { hint: 'From 0 to 5.', prints: 'remark', printedLabel: 'GPA: ' }),
  points('bullets', 'Details', 'Honours, coursework, activities: one point a line.'),
] as const;
