import { en } from '@shortlist/messages';
import { currentDateRange, line, text } from '../../../fields/field.ts';
import { defineEntries } from '../define-section.ts';

/** Societies and associations. */
export const membership = defineEntries({
  kind: 'membership',
  path: 'memberships',
  list: 'memberships',
  isOptional: true,
  words: en.sections.texts.membership,
  fields: [
    line('organization', 'Organization', { prints: 'name' }),
    line('role', 'Role', { prints: 'name' }),
    currentDateRange('Still a member'),
    text('description', 'Description', 'One point a line.'),
  ],
  wireOrder: ['organization', 'role', 'startDate', 'endDate', 'isCurrent', 'description'],
  naming: ['organization'],
});
