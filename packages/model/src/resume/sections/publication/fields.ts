import { en } from '@shortlist/messages';
import { line, month, text } from '../../../fields/field.ts';

const LABELS = en.sectionFields.texts.publication;

/** In the order of the form. */
export const PUBLICATION_FIELDS = [
  line('name', LABELS.name, { prints: 'name', wide: true }),
  line('authors', LABELS.authors, { prints: 'remark', wide: true, namesPeople: true }),
  line('publisher', LABELS.publisher, { prints: 'organization' }),
  month('date', LABELS.date),
  line('url', LABELS.url, { prints: 'remark', wide: true }),
  text('description', LABELS.description, LABELS.descriptionHint),
] as const;
