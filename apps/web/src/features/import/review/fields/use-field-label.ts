import { en } from '@shortlist/messages';
import { useWords, type WordsOf } from '#lib/language/use-words.ts';
import type { FieldSpec } from './review-fields.ts';

type ContactField = Parameters<WordsOf<'contactFields'>['field']>[0]['field'];

/** The label of a field: a section's own, or that of a date or of a field of the contact. */
export function useFieldLabel(): (spec: FieldSpec) => string {
  const words = useWords(en.review);
  const contact = useWords(en.contactFields);
  return ({ field, label }) => {
    if (label !== undefined) return label;
    if (field === 'startDate') return words.startDate;
    if (field === 'endDate') return words.endDate;
    return contact.field({ field: field as ContactField }); // Others have labels of their own.
  };
}
