import { countInOrder, wordsOf } from '@shortlist/pdf/words-in-order.test-support';

/** "Ada – 2 / 3" at the foot of a page. */
const FOOTER = /^.* – \d+ \/ \d+\s*$/gmu;

/** Counts the words of the pages of one PDF that stand in those of another, in the same order. */
export function sameWords(pages: readonly string[], others: readonly string[]) {
  const [words, found] = [pages, others].map((all) => plainWords(all.join('\n')));
  const all = words ?? [];
  const inOrder = found && isAlike(all, found) ? all.length : countInOrder(all, found ?? []);
  return { words: all.length, inOrder };
}

/** Capitals are letters of a style in one file, and letters of the text in the other. */
const plainWords = (text: string): string[] =>
  wordsOf(text.replace(FOOTER, '')).map((word) => word.toLowerCase());

/** Lines end elsewhere, within long words and between ideographs too. */
const isAlike = (one: readonly string[], other: readonly string[]): boolean =>
  one.join('') === other.join('');
