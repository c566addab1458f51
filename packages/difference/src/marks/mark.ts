import type { PlacedRule, TextArea } from '@shortlist/layout';

/** A rectangle on a page. Points from the sheet's top left corner. */
export type Area = Omit<TextArea, 'page'>;

/** A change where it is seen on one page of one of two resumes. Points from the sheet's top left corner. */
export type Mark = {
  readonly kind: 'gone' | 'added' | 'moved';
  /** Number of the change among the texts of the difference, from 1. */
  readonly change: number;
  /** The words of the change; where none of them is on this side, the text that they are in or out of. */
  readonly areas: readonly Area[];
  /** Lines through words that are gone, and under words that are added. */
  readonly rules: readonly PlacedRule[];
  /** Bars in the margin beside what is moved. */
  readonly bars: readonly Area[];
  /** The end of the number of the change, in the margin of its first line. */
  readonly note: { readonly x: number; readonly baseline: number };
};
