import type { PagedDocument } from '@shortlist/layout';

/** The entries of a document, each as the letters that it has on one page. */
export function lettersOfEntries({ pages }: PagedDocument): string[] {
  return pages.flatMap(({ lines }) => {
    const entries = new Map<string, string>();
    for (const { text, source, decorative } of lines.flatMap(({ runs }) => runs)) {
      const entry = source?.split('@')[1];
      if (entry === undefined || decorative) continue;
      entries.set(entry, (entries.get(entry) ?? '') + text);
    }
    return [...entries.values()].map(lettersOf).filter((letters) => letters !== '');
  });
}

/** Letters and digits alone: programs differ in spaces, marks of lists and ligatures. */
const lettersOf = (text: string): string => text.normalize('NFKC').replace(/[^\p{L}\p{N}]/gu, '');

/**
 * Counts the entries that stand in a text as one piece: so many letters in a row are those of the entry, in whatever order, that
 * nothing of another stands between them. Entries of the same letters are looked for alike.
 */
export function countWhole(text: string, entries: readonly string[]): number {
  const letters = [...lettersOf(text)];
  return entries.filter((entry) => standsWhole(letters, [...entry])).length;
}

/** Checks whether a window over `letters` holds exactly the letters of the entry. */
function standsWhole(letters: readonly string[], entry: readonly string[]): boolean {
  const missing = new Map<string, number>();
  let unequal = 0;
  const add = (letter: string, by: number) => {
    const before = missing.get(letter) ?? 0;
    const after = before + by;
    missing.set(letter, after);
    unequal += Number(after !== 0) - Number(before !== 0);
  };
  for (const letter of entry) add(letter, -1);
  for (const [at, letter] of letters.entries()) {
    add(letter, 1);
    const left = letters[at - entry.length];
    if (left !== undefined) add(left, -1);
    if (unequal === 0) return true;
  }
  return false;
}
