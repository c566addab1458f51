import { line, month, text } from '../../../fields/field.ts';
import type { ValuesOf } from '../define-section.ts';

type Labels = Readonly<
  Record<'name' | 'organization' | 'date' | 'relevance' | 'relevanceHint', string>
>;

/** The fields of an entry that has a name, who gave it, a date and a description. */
export const namedFields = (labels: Labels, { isNameRequired = false } = {}) =>
  [
    line('name', labels, { prints: 'name', required: isNameRequired }),
    line('organization', labels, { prints: 'name' }),
    month('date', labels),
    text('relevance', labels),
  ] as const;

export const NAMED_WIRE_ORDER = ['name', 'organization', 'date', 'relevance'] as const;

export type NamedValues = ValuesOf<ReturnType<typeof namedFields>>;
