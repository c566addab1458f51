/** Headings of a whole posting: the line under one may still be its title. */
const OF_THE_POSTING =
  /^(?:about (?:the|this) )?(?:job|role|position|opportunity)(?: (?:description|title|summary|overview|details))?$|^(?:description|overview)$/i;

/** Longer lines say something. */
const WORDS_OF_A_TITLE = 9;

/** A first line longer than this is the text itself: a paste without line ends has no title. */
const WORDS_OF_A_LONG_TITLE = 24;

/** Checks whether a line is marked as an item of a list. */
export const isListItem = (line: string): boolean =>
  /^\s*(?:[-*+~–—•‣▪◦·●○■□➢✓✔►→☁✅❌]\uFE0F?|\p{Extended_Pictographic}\uFE0F?|\(?\d{1,2}[.)])\s/u.test(
    line,
  );

/**
 * Checks whether a posting's first line that is no bare heading is its title, as it is usually. Many paste only a part
 * of a posting: what stands under the part's heading, or is an item of a list, is asked for. `under` is the heading.
 */
export function isTitle(line: string, under: string | undefined): boolean {
  if (isListItem(line) || line.split(/\s+/).length > WORDS_OF_A_LONG_TITLE) return false;
  if (under === undefined) return true;
  const isShort = line.split(/\s+/).length <= WORDS_OF_A_TITLE;
  return OF_THE_POSTING.test(under) && isShort && !/[.!?]$/.test(line);
}
