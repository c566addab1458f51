import { en } from '@shortlist/messages';
import type { ContactField } from '@shortlist/model';
import { useWords } from '#platform/language/use-words.ts';
import type { FieldSpec } from './review-fields.ts';

/** The label of a field: a section's own, or that of a date or of a field of the contact. */
export function useFieldLabel(): (spec: FieldSpec) => string {
  const labels = useWords(en.labels);
  return ({ field, label }) => {
    if (label !== undefined) return label;
    if (field === 'startDate' || field === 'endDate') return labels[field];
    return labels.contactField({ field: field as ContactField }); // Others have labels of their own.
  };
}
