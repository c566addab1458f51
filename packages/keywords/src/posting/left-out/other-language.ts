import { worthOfLanguages } from '../../languages/find-language.ts';
import { isLocal } from '../../languages/supported.ts';
import type { TextRange } from '../../text/sentences.ts';

/** The least sum of a block of lines that says the same again: so much more of another language than of English. */
const WORTH_AT_LEAST = 1.2;
/** So many lines of it have such words. */
const LINES_AT_LEAST = 3;

/**
 * Lists the lines of an English posting that say it again in another language, by where they start: the blocks with far more
 * small words of that language, from the heading above them on.
 */
export function listOtherLanguage(lines: readonly TextRange[], text: string): ReadonlySet<number> {
  const left = new Set<number>();
  const other = commonest(text);
  if (other === undefined) return left;
  const worth = lines.map(({ start, end }) => balanceOf(text.slice(start, end), other));
  for (let block = best(worth); block !== undefined; block = best(worth)) {
    const from = headOf(lines, text, worth, block.from);
    for (let at = from; at <= block.to; at += 1) {
      left.add(lines[at]?.start ?? 0);
      worth[at] = Number.NEGATIVE_INFINITY;
    }
  }
  return left;
}

/** The language that a text has most small words of, of those that are read beside English. */
function commonest(text: string): string | undefined {
  const others = [...worthOfLanguages(text)].filter(([language]) => isLocal(language));
  return others.toSorted(([, one], [, other]) => other - one)[0]?.[0];
}

/** Returns how much more of that language a line has than of English. */
function balanceOf(line: string, other: string): number {
  const worth = worthOfLanguages(line);
  return (worth.get(other) ?? 0) - 2 * (worth.get('English') ?? 0);
}

/** The block of lines with the largest sum, where that is enough (J. B. Kadane's algorithm). */
function best(worth: readonly number[]): { from: number; to: number } | undefined {
  let found = { from: 0, to: -1, sum: 0 };
  let from = 0;
  let sum = 0;
  for (const [to, each] of worth.entries()) {
    if (sum <= 0) {
      from = to;
      sum = 0;
    }
    sum += each;
    if (sum > found.sum) found = { from, to, sum };
  }
  const said = worth.slice(found.from, found.to + 1).filter((each) => each > 0).length;
  const isEnough = found.sum >= WORTH_AT_LEAST && said >= LINES_AT_LEAST;
  return isEnough ? found : undefined;
}

/** A heading over a block has no small words: back to the last line with English, the last blank line, or the title. */
function headOf(
  lines: readonly TextRange[],
  text: string,
  worth: readonly number[],
  from: number,
): number {
  let head = from;
  while (head > 1 && worth[head - 1] === 0) {
    const gap = text.slice(lines[head - 1]?.end, lines[head]?.start);
    if (gap.split('\n').length > 2) break;
    head -= 1;
  }
  return head;
}
