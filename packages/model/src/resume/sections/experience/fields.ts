import { en } from '@shortlist/messages';
import { currentDateRange, line, points } from '../../../fields/field.ts';

const LABELS = en.sectionFields.texts.experience;

/** In the order of the form. */
export const EXPERIENCE_FIELDS = [
  line('role', LABELS, { prints: 'name' }),
  line('company', LABELS, { prints: 'organization' }),
  line('location', LABELS, { prints: 'location', wide: true }),
  currentDateRange(LABELS),
  points('bullets', LABELS),
] as const;
