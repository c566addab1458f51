import type { FieldRef } from './field-ref.ts';

/**
 * A field as text: `contact.fullName`, `experience.bullets.2@entry-id`. It travels with printed
 * text as its `source`, so that a click on the paper finds its field.
 */
export function formatFieldRef({ section, entryId, field, line }: FieldRef): string {
  const ofLine = line === undefined ? '' : `.${line}`;
  const entry = entryId === undefined ? '' : `@${entryId}`;
  return `${section}.${field}${ofLine}${entry}`;
}
