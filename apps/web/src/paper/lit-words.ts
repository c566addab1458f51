/** Words of one field that shall be found on the paper. */
export type PaperWords = {
  /** The field, as the paper's words name theirs (`formatFieldRef`). */
  source: string;
  /** A sentence of the field. */
  sentence: string;
  /** Where in the sentence the words begin and end. */
  from: number;
  to: number;
};

type Lit = {
  words: readonly PaperWords[];
  /** The first of them is brought into sight. */
  isSought: boolean;
};

const DARK: Lit = { words: [], isSought: false };

const listeners = new Set<() => void>();
let lit = DARK;

function set(next: Lit): void {
  if (next === lit) return;
  lit = next;
  for (const listener of listeners) listener();
}

/** What is lit on the paper, whichever screen shows it: a store of the page for what stands beside the paper. */
export const litWords = {
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
  get: (): Lit => lit,
  /** Lights words where they are printed, in place of those lit before. */
  light: (words: readonly PaperWords[]): void =>
    set(words.length > 0 ? { words, isSought: false } : DARK),
  /** Lights words and brings the first of them into sight. */
  seek: (words: readonly PaperWords[]): void => set({ words, isSought: true }),
  /** Ends the light of what was pointed at. What is sought stays: on the way to it the screen moves under the pointer. */
  endPointing: (): void => set(lit.isSought ? lit : DARK),
  dark: (): void => set(DARK),
};
