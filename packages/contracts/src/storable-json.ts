import { storable } from '@shortlist/model';

/** Most characters of what a part of a document says, as JSON. */
export const MAX_PART = 200_000;
const MAX_DEPTH = 16;

/**
 * A JSON value without what no column can hold (null characters, halves of characters); undefined where it is nested more
 * than 16 deep or longer than 200,000 characters.
 */
export function storableJson(value: unknown): unknown {
  if (isDeeper(value, MAX_DEPTH) || JSON.stringify(value).length > MAX_PART) return undefined;
  return cleaned(value);
}

function isDeeper(value: unknown, depth: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return depth === 0 || Object.values(value).some((inner) => isDeeper(inner, depth - 1));
}

function cleaned(value: unknown): unknown {
  if (typeof value === 'string') return storable(value);
  if (Array.isArray(value)) return value.map(cleaned);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [storable(name), cleaned(inner)]),
  );
}
