/** A stretch of a text that stays, comes or goes. */
export type DiffPart = { kind: 'same' | 'added' | 'removed'; text: string };

/**
 * Compares the words of `before` and `after`: as much as possible stays. Words with the space behind them are compared
 * as they stand; the parts of one kind that meet are one. The longest common subsequence, by the table of Wagner and
 * Fischer (1974): texts of a few hundred words are meant.
 */
export function diffWords(before: string, after: string): DiffPart[] {
  const [old, now] = [wordsOf(before), wordsOf(after)];
  const shared = sharedLengths(old, now);
  const parts: DiffPart[] = [];
  let [at, to] = [0, 0];
  while (at < old.length || to < now.length) {
    if (at < old.length && to < now.length && isSame(old[at], now[to])) {
      add(parts, 'same', now[to]);
      at += 1;
      to += 1;
    } else if (
      to === now.length ||
      (at < old.length && below(shared, at, to) >= right(shared, at, to))
    ) {
      add(parts, 'removed', old[at]);
      at += 1;
    } else {
      add(parts, 'added', now[to]);
      to += 1;
    }
  }
  return parts;
}

const wordsOf = (text: string): string[] => text.match(/\S+\s*/gu) ?? [];

const isSame = (one: string | undefined, other: string | undefined) =>
  one?.trimEnd() === other?.trimEnd();

type Table = readonly (readonly number[])[];

const below = (table: Table, row: number, column: number) => table[row + 1]?.[column] ?? 0;
const right = (table: Table, row: number, column: number) => table[row]?.[column + 1] ?? 0;

/** Counts the words that the rests from each pair of words on have in common. */
function sharedLengths(old: readonly string[], now: readonly string[]): Table {
  const table = Array.from({ length: old.length + 1 }, () =>
    new Array<number>(now.length + 1).fill(0),
  );
  for (let row = old.length - 1; row >= 0; row -= 1) {
    const line = table[row] ?? [];
    for (let column = now.length - 1; column >= 0; column -= 1) {
      line[column] = isSame(old[row], now[column])
        ? (table[row + 1]?.[column + 1] ?? 0) + 1
        : Math.max(below(table, row, column), right(table, row, column));
    }
  }
  return table;
}

function add(parts: DiffPart[], kind: DiffPart['kind'], word = ''): void {
  const last = parts.at(-1);
  if (last?.kind === kind) last.text += word;
  else parts.push({ kind, text: word });
}
