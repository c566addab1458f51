import { line, month, text } from '../../../fields/field.ts';

/** In the order of the form. */
export const PUBLICATION_FIELDS = [
  line('name', 'Title', { prints: 'name', wide: true }),
  line('authors', 'Authors', { prints: 'remark', wide: true, namesPeople: true }),
  line('publisher', 'Journal or publisher', { prints: 'organization' }),
  month('date', 'Date'),
  line('url', 'Address on the web', { prints: 'remark', wide: true }),
  text('description', 'Description', 'One point a line.'),
] as const;
