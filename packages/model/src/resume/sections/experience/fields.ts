import { en } from '@shortlist/messages';
import { currentDateRange, line, points } from '../../../fields/field.ts';

const LABELS = en.sectionFields.texts.experience;

/** In the order of the form. */
export const EXPERIENCE_FIELDS = [
  line('role', LABELS.role, { prints: 'name' }),
  line('company', LABELS.company, { prints: 'organization' }),
  line('location', LABELS.location, { prints: 'location', wide: true }),
  currentDateRange(LABELS.isCurrent),
  points('bullets', LABELS.bullets, LABELS.bulletsHint),
] as const;
