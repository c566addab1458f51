type Range = { start: number; end: number };

/** A word as names are made of, with the signs within it: O'Brien, AT&T, Node.js, S3, C++. */
const WORD = /[\p{L}\p{N}](?:[\p{L}\p{N}\p{M}]|[&.'’_+#-](?=[\p{L}\p{N}]))*/gu;

/** Where a sentence or a bullet begins, a capital says nothing. */
const BEGINS = /(?:^|[.!?:]["'”’)]?\s+|\n\s*(?:[•*-]\s*)?|^\s*[•*-]\s*)$/u;

const PLAIN = new Set(['i', "i'm", "i've"]);

/**
 * Proper names of a proposal whose words its source does not have: capitals in mid-sentence, and words
 * with capitals or digits within. At the start of a sentence, where every word has a capital, only such a
 * word or one that owns something. Scripts without capitals show no names.
 */
export function newNames(proposal: string, source: string): Range[] {
  const known = new Set(wordsOf(source).flatMap(({ text }) => partsOf(text)));
  return wordsOf(proposal).filter(
    (word) => isName(word, proposal) && partsOf(word.text).some((part) => !known.has(part)),
  );
}

type Word = Range & { text: string };

const wordsOf = (text: string): Word[] =>
  [...text.matchAll(WORD)].map(({ index, 0: word }) => ({
    text: word,
    start: index,
    end: index + word.length,
  }));

/** The words by which one is known: itself, and its parts by hyphen, each without 's. */
function partsOf(word: string): string[] {
  const bare = word.normalize('NFKC').toLowerCase();
  return bare.split('-').map((part) => part.replace(/['’]s?$/u, ''));
}

function isName({ text, start }: Word, proposal: string): boolean {
  if (PLAIN.has(text.toLowerCase())) return false;
  if (/\p{L}\p{N}|\p{N}\p{L}|\p{Ll}\p{Lu}|\p{Lu}{2}/u.test(text)) return !isOrdinal(text);
  if (!/^\p{Lu}/u.test(text)) return false;
  return /['’]s$/u.test(text) || !BEGINS.test(proposal.slice(0, start));
}

/** "3rd", "10x", "1.2M" are numbers. */
const isOrdinal = (word: string) => /^\p{N}[\p{N}.,]*(?:st|nd|rd|th|x|k|m|mn|bn|b)$/iu.test(word);
