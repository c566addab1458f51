/** The list that a letter prints of its enclosures, with names that it lacks at its end; and how many these are. */
export function addToList(
  printed: string,
  names: readonly string[],
): { text: string; added: number } {
  const lines = printed.split('\n').filter((line) => line.trim() !== '');
  const listed = new Set(lines.map(asListed));
  const lacking = names.map((name) => name.trim()).filter((name) => !listed.has(asListed(name)));
  const added = [...new Set(lacking)].filter((name) => name !== '');
  return { text: [...lines, ...added].join('\n'), added: added.length };
}

/** Form in which lines are compared: marks of a list, capitals and spaces do not matter. */
const asListed = (line: string): string =>
  line
    .replace(/^[\s•·*–-]+/u, '')
    .trim()
    .toLocaleLowerCase();
