/** Signs of numbers in Arabic, and what they are in ours. */
const SIGNS: Readonly<Record<string, string>> = { '٪': '%', '٫': '.', '٬': ',', '％': '%' };

/**
 * A text with the digits of every script as 0 to 9, each in its place: "٤٠٪" is "40%", and offsets stay. Blocks
 * of digits begin where the last figure of the code point is 0 or 6. Those outside the first plane, of mathematics, stay.
 */
export const plainDigits = (text: string): string =>
  text.replace(/(?![0-9])[\p{Nd}٪٫٬％]/gu, (digit) => {
    const point = digit.codePointAt(0) ?? 0;
    if (point > 0xff_ff) return digit;
    const last = point % 16;
    return (
      SIGNS[digit] ?? String(/\p{Nd}/u.test(String.fromCodePoint(point - last)) ? last : last - 6)
    );
  });

/** "Percent" in German, French, Spanish, Portuguese, Italian and Dutch. */
const PERCENT =
  /(?<![\p{L}\p{N}])(?:prozent|pour[ -]?cent|por ?ciento|por ?cento|per ?cento|procent)(?![\p{L}\p{N}])/giu;

/** A text with the words of other languages for "percent" as "%", spaces behind it for the letters that they have more. */
export const plainPercent = (text: string): string =>
  text.replace(PERCENT, (word) => '%'.padEnd(word.length));

const PERCENT_HERE = new RegExp(PERCENT.source, 'iuy');

/** The end of the word for "percent" whose first letter is the last before `end`; else `end`. */
export function endOfPercent(text: string, end: number): number {
  PERCENT_HERE.lastIndex = Math.max(0, end - 1);
  const word = PERCENT_HERE.exec(text);
  return word ? word.index + word[0].length : end;
}
