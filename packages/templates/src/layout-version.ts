import type { PrintDocument } from '@shortlist/document';
import type { Look } from '@shortlist/model';
import type { Design, PrintedView } from './design.ts';
import type { Rule } from './layout-rules/rule.ts';

/** A change to the texts of a resume or a letter before a design prints them. */
export type TextRule = (view: PrintedView) => PrintedView;

/** Changes to a design: measures, and its way to print. */
export type DesignChanges = Partial<Pick<Design, 'proved' | 'print'>> & {
  defaults?: Partial<Look>;
};

/** Rules for the layout of documents, behind the number that a look names. What was printed by one is printed by it for good. */
export type LayoutVersion = {
  number: number;
  /** The news of its pages: what those of the one before have not. */
  changes: string;
  rules: readonly Rule[];
  texts?: readonly TextRule[];
  /** Changes to designs, by their ids. */
  designs?: Readonly<Record<string, DesignChanges>>;
};

/** The layout version of every look that names none. */
export const FIRST_LAYOUT_VERSION: LayoutVersion = {
  number: 1,
  changes: 'as it was at first',
  rules: [],
};

/** The texts as a layout version has them. */
export const withTexts = (view: PrintedView, { texts = [] }: LayoutVersion): PrintedView =>
  texts.reduce((changed, rule) => rule(changed), view);

/** The document with what layout needs to know of a layout version. */
export const withLayoutVersion = (
  document: PrintDocument,
  { rules }: LayoutVersion,
): PrintDocument => rules.reduce((ruled, rule) => rule(ruled), document);
