import { lineText, type PlacedText } from '@shortlist/placed-text';

/** "31/08/2018" can only begin with its day, "08/31/2018" only with its month. */
const DAY_FIRST = /(?<!\d)(?:1[3-9]|2\d|3[01])\/(?:0?[1-9]|1[0-2])\/(?:19|20)\d{2}(?!\d)/u;
const MONTH_FIRST = /(?<!\d)(?:0?[1-9]|1[0-2])\/(?:1[3-9]|2\d|3[01])\/(?:19|20)\d{2}(?!\d)/u;

let isDayFirst = false;

/** Learns from the dates of a document that can be read in one order only in which one it has the digits of all. */
export function learnDigitOrder({ lines }: PlacedText): void {
  const texts = lines.map(lineText);
  isDayFirst =
    texts.some((text) => DAY_FIRST.test(text)) && !texts.some((text) => MONTH_FIRST.test(text));
}

/** Checks whether the dates of the document have their day before their month: "01/09/2018" is in September. */
export const hasDayFirst = (): boolean => isDayFirst;
