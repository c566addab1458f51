import { CONTACT_FIELDS } from '../../contact/contact-fields.ts';
import type { DescribedField } from '../../fields/described-field.ts';
import { LOOK_FIELDS } from '../../look/look-fields.ts';
import { SETTINGS_FIELDS } from '../sections/settings.ts';

/** Fields of the parts that have the same in every resume. */
export type DescribedParts = {
  readonly contact: readonly DescribedField<'labels'>[];
  readonly look: readonly DescribedField<'looks'>[];
  readonly settings: readonly DescribedField<'labels'>[];
};

export const DESCRIBED_PARTS: DescribedParts = {
  contact: CONTACT_FIELDS,
  look: LOOK_FIELDS,
  settings: SETTINGS_FIELDS,
};
