type Range = { start: number; end: number };

const LETTER = /[\p{L}\p{M}\p{N}]/u;

/**
 * Finds where a quote stands in a text: letter by letter, as whole words, in order of its lines. Nothing unless
 * each of its lines stands there. They are looked for one by one, so that no line taken out of the text
 * makes a quote stand that did not before.
 */
export function quotePlaces(quote: string, text: string): Range[] {
  const lines = quote
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const places = lines.map((line) => placesOf(line, text));
  return places.every((each) => each.length > 0) ? places.flat() : [];
}

function placesOf(line: string, text: string): Range[] {
  const places: Range[] = [];
  for (let start = text.indexOf(line); start >= 0; start = text.indexOf(line, start + 1)) {
    const end = start + line.length;
    if (!isInWord(text, start) && !isInWord(text, end)) places.push({ start, end });
  }
  return places;
}

/** Checks whether a place lies between two letters or digits. */
const isInWord = (text: string, at: number) =>
  LETTER.test(text.charAt(at - 1)) && LETTER.test(text.charAt(at));
