import type { DescribedField } from '../fields/described-field.ts';
import { type ContactField, SHOWN_PARTS } from './contact.ts';

/** The texts of a contact in the order of the form, by type. */
const TEXTS = {
  fullName: 'line',
  headline: 'line',
  email: 'line',
  phone: 'line',
  linkedin: 'line',
  website: 'line',
  country: 'line',
  state: 'line',
  city: 'line',
  links: 'labelled',
  details: 'labelled',
} as const satisfies Record<ContactField, DescribedField['type']>;

/** The fields of a contact: its texts, then the switches of what is shown (`shown.city`). */
export const CONTACT_FIELDS: readonly DescribedField<'labels'>[] = [
  ...(Object.keys(TEXTS) as ContactField[]).map((field) => ({
    key: field,
    type: TEXTS[field],
    label: { code: 'labels.contactField' as const, params: { field } },
  })),
  ...SHOWN_PARTS.map((field) => ({
    key: `shown.${field}`,
    type: 'switch' as const,
    label: { code: 'labels.shown' as const, params: { field } },
  })),
];
