/** Longest quote, and the fewest letters of one: less than that stands in every text. */
const MOST = 300;
const LEAST_LETTERS = 4;

/** Words that show nothing by themselves. */
const EMPTY_WORDS = new Set(
  'the and for with from that this have has was were are been into over under about their there which while when where after before other more most some such than then also only using used'.split(
    ' ',
  ),
);

/**
 * The words of a text that a quote names, as they stand there; undefined where they do not. Only the
 * space between words and the quotation marks around them may differ: a quote is proof or it is nothing.
 */
export function findQuote(quote: string, text: string): string | undefined {
  if (quote.length > MOST) return undefined;
  const words = quote
    .trim()
    .replace(/^["'“”‘’«»]+|(?<!["'“”‘’«»])["'“”‘’«»]+$/gu, '')
    .trim()
    .split(/\s+/u);
  if (!saysSomething(words)) return undefined;
  const pattern = words.map((word) => word.replace(/[\\^$.*+?()[\]{}|/]/gu, '\\$&')).join('\\s+');
  return new RegExp(`(?<![\\p{L}\\p{N}])${pattern}(?![\\p{L}\\p{N}])`, 'u').exec(text)?.[0];
}

const saysSomething = (words: readonly string[]) =>
  words.some(
    (word) =>
      (word.match(/\p{L}/gu)?.length ?? 0) >= LEAST_LETTERS && !EMPTY_WORDS.has(word.toLowerCase()),
  );
