import type { DescribedField } from '../../fields/described-field.ts';
import { NO_SETTINGS, type SectionSettings } from './settings.ts';

function typeOf(field: keyof SectionSettings): DescribedField['type'] {
  if (field === 'shape') return field;
  return field === 'title' ? 'line' : 'switch';
}

/** The settings, as conflicts name them. */
export const SETTINGS_FIELDS: readonly DescribedField<'partLabels'>[] = (
  Object.keys(NO_SETTINGS) as (keyof SectionSettings)[]
).map((field) => ({
  key: field,
  type: typeOf(field),
  label: { code: 'partLabels.setting', params: { field } },
}));
