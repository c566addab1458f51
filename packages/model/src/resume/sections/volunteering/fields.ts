import { en } from '@shortlist/messages';
import { currentDateRange, line, points } from '../../../fields/field.ts';

const LABELS = en.sectionFields.texts.volunteering;

/** In the order of the form. */
export const VOLUNTEERING_FIELDS = [
  line('role', LABELS.role, { prints: 'name' }),
  line('organization', LABELS.organization, { prints: 'organization' }),
  line('location', LABELS.location, { prints: 'location', wide: true }),
  currentDateRange(LABELS.isCurrent),
  points('bullets', LABELS.bullets, LABELS.bulletsHint),
] as const;
