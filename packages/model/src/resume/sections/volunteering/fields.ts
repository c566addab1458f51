import { en } from '@shortlist/messages';
import { currentDateRange, line, points } from '../../../fields/field.ts';

const LABELS = en.sectionFields.texts.volunteering;

/** In the order of the form. */
export const VOLUNTEERING_FIELDS = [
  line('role', LABELS, { prints: 'name' }),
  line('organization', LABELS, { prints: 'organization' }),
  line('location', LABELS, { prints: 'location', wide: true }),
  currentDateRange(LABELS),
  points('bullets', LABELS),
] as const;
