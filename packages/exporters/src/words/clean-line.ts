/** Controls, line ends and plain spaces; a space that does not break stays. */
const GAP = /[\p{Cc}\u2028\u2029 ]+/gu;

/** A text as one line: what is no letter of it, and every run of spaces, is one space; none stands at its ends. */
export const cleanLine = (text: string): string => text.replace(GAP, ' ').trim();
