/** Checks whether a name holds what was typed: each word begins one of its words. */
export function isNamedBy(name: string, typed: string): boolean {
  const named = wordsOf(name);
  return wordsOf(typed).every((word) => named.some((each) => each.startsWith(word)));
}

const wordsOf = (text: string) =>
  text
    .toLocaleLowerCase()
    .split(/[\s\p{P}]+/u)
    .filter(Boolean);
