/** Of 5,600 keys two have one hash of so many once in 3,000 times; a longer one would only make the index larger. */
const HASHES = 2 ** 24;
const FIRST_LETTER = 'A'.charCodeAt(0);

/** 24 bits of a key, by FNV-1a (Fowler, Noll and Vo 1991), folded. */
function hashOf(key: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < key.length; at += 1) {
    hash = Math.imul(hash ^ key.charCodeAt(at), 0x01000193);
  }
  return (hash >>> 24) ^ (hash & (HASHES - 1));
}

/**
 * Writes which trades have which keys, in few bytes: the hashes of all keys in order, each as its distance from the one before
 * (to the base 36) and a capital letter for the trade. `keysByTrade` has at most 26.
 */
export function writeTradeIndex(keysByTrade: readonly ReadonlySet<string>[]): string {
  const entries = keysByTrade.flatMap((keys, trade) =>
    Array.from(keys, (key) => ({ hash: hashOf(key), letter: letterOf(trade) })),
  );
  let last = 0;
  return entries
    .toSorted((one, other) => one.hash - other.hash || (one.letter < other.letter ? -1 : 1))
    .map(({ hash, letter }) => {
      const gap = hash - last;
      last = hash;
      return `${gap.toString(36)}${letter}`;
    })
    .join('');
}

const letterOf = (trade: number): string => String.fromCharCode(FIRST_LETTER + trade);

/** Trades by the hashes of their keys, as `writeTradeIndex` wrote them. */
export type TradeIndex = ReadonlyMap<number, readonly number[]>;

/** Reads what `writeTradeIndex` wrote. */
export function readTradeIndex(text: string): TradeIndex {
  const index = new Map<number, number[]>();
  let hash = 0;
  for (const [, gap = '', letter = ''] of text.matchAll(/([\da-z]+)([A-Z])/g)) {
    hash += Number.parseInt(gap, 36);
    const trades = index.get(hash);
    const trade = letter.charCodeAt(0) - FIRST_LETTER;
    if (trades === undefined) index.set(hash, [trade]);
    else trades.push(trade);
  }
  return index;
}

/** The trades that have any of these keys, and seldom one that has not; in order. */
export function tradesWith(index: TradeIndex, keys: Iterable<string>): number[] {
  const trades = new Set(Array.from(keys).flatMap((key) => index.get(hashOf(key)) ?? []));
  return [...trades].toSorted((one, other) => one - other);
}
