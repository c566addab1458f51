/** A text without white space and the given signs at its end. A pattern of such a run would begin anew at each of its characters. */
export function trimEnd(text: string, signs: string): string {
  let end = text.length;
  while (end > 0 && isTrimmed(text.charAt(end - 1), signs)) end -= 1;
  return text.slice(0, end);
}

const isTrimmed = (character: string, signs: string): boolean =>
  signs.includes(character) || character.trim() === '';
