import { line, month, text } from '../fields/field.ts';
import type { ContentOf } from './define-section.ts';

/** The fields of an entry that has a name, who gave it, a date and a description. */
export const NAMED_FIELDS = [
  line('name', { prints: 'name' }),
  line('organization', { prints: 'name' }),
  month('date'),
  text('relevance'),
] as const;

export const NAMED_WIRE_ORDER = ['name', 'organization', 'date', 'relevance'] as const;

export type NamedContent = ContentOf<typeof NAMED_FIELDS>;
