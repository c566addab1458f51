import { type FieldRef, formatFieldRef, parseFieldRef, type Sections } from '@shortlist/model';
import { z } from 'zod';

export const FIELD_ID_PREFIX = 'field-';

/** The id of the control of a field; the lines of one text share it. */
export function fieldId({ line: _line, ...ref }: FieldRef): string {
  return `${FIELD_ID_PREFIX}${formatFieldRef(ref)}`;
}

/** A field of the editor and, in a line of it, which placeholder is meant, from 0. */
export type FieldTarget = { ref: FieldRef; nth: number };

/** The navigation state with which the editor opens at a placeholder and selects it, ready to be typed over. */
export const stateOfTarget = ({ ref, nth }: FieldTarget) => ({
  keepFocus: true,
  placeholder: { source: formatFieldRef(ref), nth },
});

const State = z.object({ placeholder: z.object({ source: z.string(), nth: z.int().min(0) }) });

/** The target in the state of a navigation, if there is one. */
export function readTarget(state: unknown, sections: Sections): FieldTarget | undefined {
  const read = State.safeParse(state);
  const ref = read.success ? parseFieldRef(read.data.placeholder.source, sections) : undefined;
  return read.success && ref ? { ref, nth: read.data.placeholder.nth } : undefined;
}
