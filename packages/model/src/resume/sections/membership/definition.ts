import { en } from '@shortlist/messages';
import { currentDateRange, line, text } from '../../../fields/field.ts';
import { defineEntries } from '../define-section.ts';

const LABELS = en.sectionFields.texts.membership;

/** Societies and associations. */
export const membership = defineEntries({
  kind: 'membership',
  path: 'memberships',
  list: 'memberships',
  isOptional: true,
  words: en.sections.texts.membership,
  fields: [
    line('organization', LABELS, { prints: 'name' }),
    line('role', LABELS, { prints: 'name' }),
    currentDateRange(LABELS),
    text('description', LABELS),
  ],
  wireOrder: ['organization', 'role', 'startDate', 'endDate', 'isCurrent', 'description'],
  naming: ['organization'],
});
