/** The words for numbers of a language. */
export type NumberLanguage = {
  /** Words by which its texts are known. */
  known: string;
  /** "One", which counts only beside others. */
  ones: string;
  /** From two on, in order. */
  units: string;
  /** From twenty on, in order; "/" between the forms of one. */
  tens: string;
  /** Hundreds and more: those of 100 and from 1,000 on multiply what stands before them. */
  scales: Readonly<Record<string, number>>;
  /** The text between two parts of a number, as a regular expression. */
  joints: string;
  /** Parts of a whole. */
  shares: Readonly<Record<string, number>>;
  /** Words that say how many times. */
  multiples: Readonly<Record<string, number>>;
};

/** Every beginning with every ending, each with the value of its beginning. */
export const formsOf = (
  beginnings: Readonly<Record<string, number>>,
  endings: string,
): Readonly<Record<string, number>> =>
  Object.fromEntries(
    Object.entries(beginnings).flatMap(([beginning, value]) =>
      endings.split(' ').map((ending) => [beginning + ending.replace('-', ''), value] as const),
    ),
  );
