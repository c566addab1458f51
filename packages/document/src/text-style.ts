/** Weight of a font, in CSS terms. */
export type Weight = 400 | 600 | 700;

/** The font of a family that prints a text. A family without that cut gives its nearest. */
export type FontStyle = {
  /** Id of a stack of `@shortlist/fonts`: a family, and the families of other scripts behind it. */
  family: string;
  weight: Weight;
  italic?: boolean;
};

/** "#1a2b3c": six hexadecimal digits. */
export type Color = `#${string}`;

/** The look of a text. Lengths are points. */
export type TextStyle = FontStyle & {
  size: number;
  /** Black where it is not given. */
  color?: Color;
  /**
   * Added after each letter, except in scripts whose letters join. From a tenth of the size on, programs that
   * extract text see spaces between the letters.
   */
  letterSpacing?: number;
  /** Printed in capitals, by the rules of this language (BCP 47): a Turkish "i" becomes "İ". */
  capitals?: string;
};
