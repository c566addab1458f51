import {
  areasOf,
  type PagedDocument,
  type SourceText,
  type TextArea,
  type TextMeasurer,
  type TextPlace,
  textsBySource,
  withoutSpace,
} from '@shortlist/layout';
import { parseFieldRef, type Sections } from '@shortlist/model';
import type { PaperWords } from './highlighted-words.ts';

/**
 * Finds words of the resume on the paper: one area for each stretch of a line. Words that are not printed have none; of
 * a sentence that is printed in other words than it is stored, what is left is highlighted.
 */
export function findWords(
  { pages }: Pick<PagedDocument, 'pages'>,
  words: readonly PaperWords[],
  measurer: Pick<TextMeasurer, 'width'>,
  sections: Sections,
): TextArea[] {
  // As a rule nothing is highlighted, and this runs with every keystroke.
  if (words.length === 0) return [];
  const printed = textsBySource(pages);
  const areas = words
    .flatMap((each) => placesOf(printed, each, sections))
    .flatMap((places) => areasOf(places, measurer));
  // Words may be asked for twice, by two sentences that are one on the paper.
  return [...new Map(areas.map((area) => [`${area.page} ${area.x} ${area.y}`, area])).values()];
}

/**
 * The characters of the words in their sentence. A title is made of several fields: there the words are looked for
 * in each of them, and each of them in the words.
 */
function placesOf(
  printed: ReadonlyMap<string, SourceText>,
  words: PaperWords,
  sections: Sections,
): TextPlace[][] {
  const { source, sentence, from, to } = words;
  const before = withoutSpace(sentence.slice(0, from));
  const wanted = withoutSpace(sentence.slice(from, to));
  const field = printed.get(source);
  const start = field?.text.indexOf(before + wanted + withoutSpace(sentence.slice(to))) ?? -1;
  if (field && start >= 0) {
    const first = start + before.length;
    return [field.places.slice(first, first + wanted.length)];
  }
  return titleFields(printed, source, sections).flatMap(({ text, places }) => {
    const at = text.indexOf(wanted);
    if (at >= 0) return [places.slice(at, at + wanted.length)];
    return wanted.includes(text) ? [places] : [];
  });
}

/** The fields that are printed in the title of the entry that a field belongs to. */
function titleFields(
  printed: ReadonlyMap<string, SourceText>,
  source: string,
  sections: Sections,
): SourceText[] {
  const ref = parseFieldRef(source, sections);
  return [...printed].flatMap(([key, field]) => {
    const other = parseFieldRef(key, sections);
    const isTitle = other?.section === ref?.section && other?.entryId === ref?.entryId;
    return isTitle && other?.line === undefined ? [field] : [];
  });
}
