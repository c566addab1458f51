/**
 * Makes texts alike that a search should find by one another: capitals, accents and full-width forms are dropped, but not
 * where the language has the accented letter as a letter of its own (å in Swedish). `locale` undefined: the browser's.
 */
export function foldText(locale?: string): (text: string) => string {
  const { compare } = new Intl.Collator(locale, { sensitivity: 'base' });
  const known = new Map<string, string>();

  // One by one: "Σ" at the end of a word would become another letter than within it.
  function foldCharacter(character: string): string {
    const small = character.toLocaleUpperCase(locale).toLocaleLowerCase(locale);
    const bare = small.normalize('NFD').replace(/\p{M}/gu, '');
    return compare(bare, small) === 0 ? bare : small;
  }

  return (text) =>
    Array.from(text.normalize('NFKC'), (character) => {
      const folded = known.get(character) ?? foldCharacter(character);
      known.set(character, folded);
      return folded;
    }).join('');
}
