import { type FieldRef, formatFieldRef } from '@shortlist/model';

export const FIELD_ID_PREFIX = 'field-';

/** The id of the control of a field; the lines of one text share it. */
export function fieldId({ line: _line, ...ref }: FieldRef): string {
  return `${FIELD_ID_PREFIX}${formatFieldRef(ref)}`;
}
