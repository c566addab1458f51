/** Most characters of a name that a message repeats; enough to tell two names apart. */
const MAX_CHARACTERS = 60;

/**
 * A resume's name in quotes for the middle of a sentence: long ones end in "…", and one that is
 * written from right to left does not reorder the words around it (Unicode's first strong isolate).
 */
export function quoteName(name: string): string {
  const characters = [...new Intl.Segmenter().segment(name)].map(({ segment }) => segment);
  const shown =
    characters.length > MAX_CHARACTERS
      ? `${characters.slice(0, MAX_CHARACTERS).join('').trimEnd()}…`
      : name;
  return `“\u2068${shown}\u2069”`;
}
