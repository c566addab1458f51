/** Finds the neighbour that an entry leaves: the one after it, else the one before. */
export function entryBeside<E extends { id: string }>(
  entries: readonly E[],
  id: string,
): E | undefined {
  const at = entries.findIndex((entry) => entry.id === id);
  return entries[at + 1] ?? entries[at - 1];
}
