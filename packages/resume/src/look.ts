/** Sizes of paper that a resume can be printed on. */
export type PaperSize = 'letter' | 'a4';

/** How a person wants the resume to look. A design reads what it has a use for. */
export type Look = {
  /** Id of the design. */
  design: string;
  paper: PaperSize;
};
