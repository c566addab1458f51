import { currentDateRange, line, points } from '../../../fields/field.ts';

/** In the order of the form. */
export const EXPERIENCE_FIELDS = [
  line('role', 'Role', { prints: 'name' }),
  line('company', 'Company', { prints: 'organization' }),
  line('location', 'Location', { prints: 'location', wide: true }),
  currentDateRange('Currently work here'),
  points('bullets', 'What you did', 'One point a line; each begins with a bullet.'),
] as const;
