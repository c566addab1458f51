/** A place left open in a text, with its brackets; offsets in UTF-16 units, `end` is behind it. */
export type Placeholder = { start: number; end: number; label: string };

/** Small letters in square brackets, unlike list[index], [link](address), [1], [X] and [PDF]. */
const PLACEHOLDER = /(?<![\p{L}\p{N}\])])\[(\p{Ll}[\p{L}\p{N} ,'’/-]{1,59})\](?!\()/gu;

/**
 * The placeholders of `text` such as "[number]", in order: what AI Write leaves to the person to fill in.
 * Paper marks them, and a download warns of them. A remark like "[remote]" is taken for one.
 */
export function findPlaceholders(text: string): Placeholder[] {
  return [...text.matchAll(PLACEHOLDER)].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
    label: match[1] ?? '',
  }));
}
