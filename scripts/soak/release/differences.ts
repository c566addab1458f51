const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Lists where `newer` does not say what `older` says, each with its path. Members that only the newer has are passed over. */
export function differences(older: unknown, newer: unknown, path = ''): string[] {
  if (!isObject(older) || !isObject(newer)) {
    return older === newer
      ? []
      : [`${path}: ${JSON.stringify(older)}, but ${JSON.stringify(newer)}`];
  }
  if (Array.isArray(older) && Array.isArray(newer) && older.length !== newer.length)
    return [`${path}: ${older.length} of them, but ${newer.length}`];
  return Object.keys(older).flatMap((key) => differences(older[key], newer[key], `${path}/${key}`));
}
