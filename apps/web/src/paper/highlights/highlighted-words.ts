/** Words of one field that shall be found on the paper. */
export type PaperWords = {
  /** The field, as the paper's words name theirs (`formatFieldRef`). */
  source: string;
  /** A sentence of the field. */
  sentence: string;
  /** Start and end of the words in the sentence. */
  from: number;
  to: number;
};

type Highlighted = {
  words: readonly PaperWords[];
  /** The first of them is scrolled into view. */
  isRevealed: boolean;
};

const NOTHING: Highlighted = { words: [], isRevealed: false };

const listeners = new Set<() => void>();
let current = NOTHING;

function set(next: Highlighted): void {
  if (next === current) return;
  current = next;
  for (const listener of listeners) listener();
}

/** The words highlighted on the paper: a store shared with whatever stands beside the paper. */
export const highlights = {
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
  get: (): Highlighted => current,
  /** Highlights words where they are printed, in place of those before. */
  show: (words: readonly PaperWords[]): void =>
    set(words.length > 0 ? { words, isRevealed: false } : NOTHING),
  /** Highlights words and scrolls the first of them into view. */
  reveal: (words: readonly PaperWords[]): void => set({ words, isRevealed: true }),
  /** Clears what was pointed at. What was revealed stays: scrolling to it moves the screen under the pointer. */
  endPointing: (): void => set(current.isRevealed ? current : NOTHING),
  clear: (): void => set(NOTHING),
};
