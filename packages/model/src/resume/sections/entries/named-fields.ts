import { line, month, text } from '../../../fields/field.ts';
import type { ValuesOf } from '../define-section.ts';

type Labels = { name: string; description: string; isNameRequired?: boolean };

/** The fields of an entry that has a name, who gave it, a date and a description. */
export const namedFields = ({ name, description, isNameRequired = false }: Labels) =>
  [
    line('name', name, { prints: 'name', required: isNameRequired }),
    line('organization', 'Organization', { prints: 'name' }),
    month('date', 'Date'),
    text('relevance', description, 'One point a line.'),
  ] as const;

export const NAMED_WIRE_ORDER = ['name', 'organization', 'date', 'relevance'] as const;

export type NamedValues = ValuesOf<ReturnType<typeof namedFields>>;
