/** An object of an answer whose fields are not known to be there, or to be what they should. */
export type Fields = Readonly<Record<string, unknown>>;

/** The value as an object; an empty one where it is anything else. */
export function readFields(value: unknown): Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Fields)
    : {};
}

/**
 * The text under the first of `names` that has one; empty where none has. Numbers count as text,
 * since a server may send an id or a GPA as one.
 */
export function readText(fields: Fields, ...names: string[]): string {
  for (const name of names) {
    const value = fields[name];
    if (typeof value === 'string') return value;
    if (typeof value === 'number') return String(value);
  }
  return '';
}

/** A yes or no, also as 1 or "1" as some servers have it; `fallback` for anything else. */
export function readFlag(value: unknown, fallback: boolean): boolean {
  if (value === true || value === 1 || value === '1') return true;
  if (value === false || value === 0 || value === '0') return false;
  return fallback;
}
