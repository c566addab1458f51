import { Members } from './members.ts';

/** The members of a JSON value; of anything but an object none. */
export function membersOfJson(value: unknown): Members {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    return new Members(new Map());
  }
  const members = Object.entries(value);
  return new Members(
    new Map(members.map(([name, each]) => [name, valuesOf(each)])),
    new Map(
      members.filter((member): member is [string, boolean] => typeof member[1] === 'boolean'),
    ),
  );
}

function valuesOf(value: unknown): (string | Members)[] {
  if (Array.isArray(value)) return value.flatMap(valuesOf);
  if (typeof value === 'object' && value !== null) return [membersOfJson(value)];
  return typeof value === 'string' || typeof value === 'number' ? [String(value)] : [];
}
