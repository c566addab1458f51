/** Letters that are narrow and wide in most fonts, beside capitals and all others. */
const NARROW = /[\sfijlrtI.,:;'’!|()[\]-]/gu;
const WIDE = /[mwMW@%—]/gu;
const CAPITAL = /\p{Lu}/gu;

/** Estimates how much room a text takes, in letters of middle width: a part of a text is measured by its share of this. */
export function breadthOf(text: string): number {
  const count = (letters: RegExp): number => text.match(letters)?.length ?? 0;
  return text.length - 0.45 * count(NARROW) + 0.4 * count(WIDE) + 0.25 * count(CAPITAL);
}
