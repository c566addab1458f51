import { en } from '@shortlist/messages';
import { line, month, text } from '../../../fields/field.ts';

const LABELS = en.sectionFields.texts.publication;

/** In the order of the form. */
export const PUBLICATION_FIELDS = [
  line('name', LABELS, { prints: 'name', wide: true }),
  line('authors', LABELS, { prints: 'remark', wide: true, namesPeople: true }),
  line('publisher', LABELS, { prints: 'organization' }),
  month('date', LABELS),
  line('url', LABELS, { prints: 'remark', wide: true }),
  text('description', LABELS),
] as const;
