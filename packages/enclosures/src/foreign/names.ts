import {
  type PDFArray,
  PDFDict,
  PDFHexString,
  PDFName,
  PDFNumber,
  type PDFObject,
  PDFString,
} from '@cantoo/pdf-lib';

/** A name as PDF has them: the same object each time. */
export const nameOf = (text: string): PDFName => PDFName.of(text);

/** Checks what a dictionary says under a key. */
export const says = (dictionary: PDFDict, key: string, value: string): boolean =>
  dictionary.lookup(nameOf(key)) === nameOf(value);

/** Returns the numbers of an array; anything else in it counts as 0. */
export const numbersOf = (array: PDFArray): number[] =>
  Array.from({ length: array.size() }, (_, at) => {
    const value = array.lookup(at);
    return value instanceof PDFNumber ? value.asNumber() : 0;
  });

/** The number under a key; `other` where there is none. */
export function numberIn(dictionary: PDFDict, key: string, other: number): number {
  const value = dictionary.lookup(nameOf(key));
  return value instanceof PDFNumber ? value.asNumber() : other;
}

/** The dictionary under a key; an empty one where there is none. */
export function dictIn(dictionary: PDFDict, key: string): PDFDict {
  const value: PDFObject | undefined = dictionary.lookup(nameOf(key));
  return value instanceof PDFDict ? value : PDFDict.withContext(dictionary.context);
}

/** A text as PDF has it: as it is where it is ASCII, which every program reads, else in UTF-16. */
export const textOf = (text: string): PDFObject =>
  /^[ -~]*$/u.test(text)
    ? PDFString.of(text.replace(/[\\()]/gu, String.raw`\$&`))
    : PDFHexString.fromText(text);
