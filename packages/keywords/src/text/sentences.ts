/** A stretch of a clean text, without space around it. */
export type TextRange = { start: number; end: number };

/** A stop after these ends no sentence. */
const ABBREVIATION =
  /(?:^|[\s(/])(?:[A-Za-z]|e\.g|i\.e|etc|inc|incl|st|dr|mr|mrs|ms|dept|vs|approx|min|max|yrs?|no|u\.s|ph\.d|ed|sc|eng|lic|cert|b\.s|m\.s|b\.a|m\.a|(?:[bml]|ll|ph|ed|dipl)\.[a-z]{1,4})\.$/i;

/** The lines that say something. */
export function listLines(text: string): TextRange[] {
  const lines: TextRange[] = [];
  let start = 0;
  for (const line of text.split('\n')) {
    const stretch = trim(text, start, start + line.length);
    if (stretch.end > stretch.start) lines.push(stretch);
    start += line.length + 1;
  }
  return lines;
}

/** The sentences of a stretch: parted at ". A", "! A", "? A" and "; a", not after abbreviations. */
export function listSentences(text: string, { start, end }: TextRange): TextRange[] {
  const sentences: TextRange[] = [];
  let from = start;
  const stops = /[.!?]["')]?\s+(?=[\p{Lu}\d"'(*•$£€-])/gu;
  for (const stop of text.slice(start, end).matchAll(stops)) {
    const at = start + stop.index + 1;
    if (ABBREVIATION.test(text.slice(Math.max(from, at - 8), at))) continue;
    sentences.push(trim(text, from, start + stop.index + stop[0].length));
    from = start + stop.index + stop[0].length;
  }
  sentences.push(trim(text, from, end));
  return sentences.filter((sentence) => sentence.end > sentence.start);
}

function trim(text: string, start: number, end: number): TextRange {
  let from = start;
  let to = end;
  while (from < to && isSpace(text.charAt(from))) from += 1;
  while (to > from && isSpace(text.charAt(to - 1))) to -= 1;
  return { start: from, end: to };
}

const isSpace = (character: string) => /\s/u.test(character);
