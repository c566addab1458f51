/** The name of a letter that nobody signs: a line end, which prints nothing and is not empty. */
export const UNSIGNED = '\u0085';
