import { type Line, plainLines } from '../text/line.ts';

/** A bullet within a line, with what follows it up to the next. */
const BULLET = /(?<!\s)\s*[•▪●◦‣]\s*/u;

/** The text behind a bullet is on average longer than this many words; between shorter ones it parts the items of one line. */
const FEW_WORDS = 3;

/** The lines of a text. Archives have lost the line ends of many: there a point begins at each bullet. */
export function flatLines(text: string): Line[] {
  return plainLines(text).flatMap((line) => {
    const parts = line.text.split(BULLET).filter((part) => part !== '');
    const words = parts.slice(1).reduce((sum, part) => sum + part.split(/\s+/u).length, 0);
    const arePoints = words > FEW_WORDS * (parts.length - 1);
    return parts.length > 1 && arePoints ? parts.map((part) => ({ text: part })) : [line];
  });
}
