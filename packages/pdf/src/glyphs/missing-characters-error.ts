/** A face of the pages has no glyph for some of their characters, so no PDF was made. */
export class MissingCharactersError extends Error {
  override name = 'MissingCharactersError';
  /** Each character once, in the order of the pages. */
  readonly characters: readonly string[];

  constructor(characters: readonly string[]) {
    super(`No font here has ${characters.map(nameOf).join(', ')}.`);
    this.characters = characters;
  }
}

/** "U+1F600 😀" */
function nameOf(character: string): string {
  const hex = (character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');
  return `U+${hex} ${character}`;
}
