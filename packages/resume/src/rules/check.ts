/** Answer of a save rule: fine, or the first field that is not, with the words for the person. */
export type Check<Field extends string = string> =
  | { ok: true }
  | { ok: false; field: Field; message: string };

/** The answer where nothing is wrong. */
export const PASSED = { ok: true } as const;

/** The answer where `field` is not as it must be; `message` is for the person. */
export function refuse<Field extends string>(field: Field, message: string): Check<Field> {
  return { ok: false, field, message };
}
