import { en } from '@shortlist/messages';
import { useFormatMessage } from '#platform/language/use-format-message.ts';
import type { FieldSpec } from './review-fields.ts';

const SUBJECTS = { labels: en.labels };

/** The label of a field: a section's own, or one of the catalogue. */
export function useFieldLabel(): (spec: FieldSpec) => string {
  const format = useFormatMessage(SUBJECTS);
  return ({ label }) => (typeof label === 'string' ? label : format(label));
}
