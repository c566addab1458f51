/** Letters of a word by which most of a text is told from what is looked for. */
const LETTERS = 3;

const WORD = /\p{L}+/gu;

type Word = { text: string; start: number };

/** The words of the text that was read last: several patterns go through one text. */
let last: { text: string; words: readonly Word[] } = { text: '', words: [] };

function wordsOf(text: string): readonly Word[] {
  if (last.text !== text) {
    const words = Array.from(text.matchAll(WORD), ({ index, 0: word }) => ({
      text: word.toLowerCase(),
      start: index,
    }));
    last = { text, words };
  }
  return last.words;
}

/** Makes the list of the places of a text where a pattern fits at the begin of a word that may be one of it, none over another. */
export function createMatcher(
  pattern: string,
  mayBe: (word: string) => boolean,
): (text: string) => RegExpExecArray[] {
  const sticky = new RegExp(pattern, 'iuy');
  return (text) => {
    let done = 0;
    return wordsOf(text).flatMap(({ text: word, start }) => {
      if (start < done || !mayBe(word)) return [];
      sticky.lastIndex = start;
      const match = sticky.exec(text);
      if (match) done = start + match[0].length;
      return match ? [match] : [];
    });
  };
}

/** Makes the check whether a word begins as one of some words does. */
export function beginsAsOne(words: Iterable<string>): (word: string) => boolean {
  const begins = new Set(Array.from(words, (word) => word.slice(0, LETTERS).toLowerCase()));
  return (word) => begins.has(word.slice(0, LETTERS));
}
