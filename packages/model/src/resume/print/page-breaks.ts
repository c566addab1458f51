/** A person's settings of the pages on which a section or an entry stands. Absent stands for no. */
export type PageBreaks = {
  /** At the head of a page. */
  readonly startsPage?: true;
  /** On one page where a page holds it. */
  readonly keptTogether?: true;
};

/**
 * The decisions in settings or flags. The first of its list begins where the list does: a page is not begun
 * between a heading and its first entry, nor between the person's name and the first section.
 */
export const pageBreaksOf = (
  said: { readonly startsPage?: boolean; readonly keptTogether?: boolean },
  isFirst: boolean,
): PageBreaks => ({
  ...(said.startsPage && !isFirst && { startsPage: true }),
  ...(said.keptTogether && { keptTogether: true }),
});
