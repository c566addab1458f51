import type { Page, PagedDocument, PlacedRun, TextMeasurer } from '@shortlist/layout';
import { parseFieldRef, type Sections } from '@shortlist/model';
import { cleanText } from '@shortlist/text';
import type { PaperWords } from './highlighted-words.ts';
import { stretchOfRun } from './stretch-of-run.ts';

/** A stretch of one printed line, in points from the head and the left edge of its page's sheet. */
export type PaperArea = { page: number; x: number; y: number; width: number; height: number };

/** The printed characters of one field without its white space, each with its place. */
type Printed = { text: string; places: Place[] };
type Place = { page: number; baseline: number; run: PlacedRun; at: number };

/**
 * Finds words of the resume on the paper: one area for each stretch of a line. Words that are not printed have none; of
 * a sentence that is printed in other words than it is stored, what is left is highlighted.
 */
export function findWords(
  { pages }: Pick<PagedDocument, 'pages'>,
  words: readonly PaperWords[],
  measurer: Pick<TextMeasurer, 'width'>,
  sections: Sections,
): PaperArea[] {
  // As a rule nothing is highlighted, and this runs with every keystroke.
  if (words.length === 0) return [];
  const printed = readPrinted(pages);
  const areas = words
    .flatMap((each) => placesOf(printed, each, sections))
    .flatMap((places) => areasOf(places, measurer));
  // Words may be asked for twice, by two sentences that are one on the paper.
  return [...new Map(areas.map((area) => [`${area.page} ${area.x} ${area.y}`, area])).values()];
}

function readPrinted(pages: PagedDocument['pages']): Map<string, Printed> {
  const printed = new Map<string, Printed>();
  for (const { source, place } of pages.flatMap(placesOnPage)) {
    const field = printed.get(source) ?? { text: '', places: [] };
    printed.set(source, field);
    field.text += place.run.text.charAt(place.at);
    field.places.push(place);
  }
  return printed;
}

const placesOnPage = ({ lines }: Page, page: number) =>
  lines.flatMap(({ baseline, runs }) =>
    runs.flatMap((run) => {
      const { source } = run;
      if (source === undefined || run.decorative) return [];
      const written = Array.from(run.text.matchAll(/\S/g), ({ index }) => index);
      return written.map((at) => ({ source, place: { page, baseline, run, at } }));
    }),
  );

/**
 * The characters of the words in their sentence. A title is made of several fields: there the words are looked for
 * in each of them, and each of them in the words.
 */
function placesOf(
  printed: ReadonlyMap<string, Printed>,
  words: PaperWords,
  sections: Sections,
): Place[][] {
  const { source, sentence, from, to } = words;
  const before = bare(sentence.slice(0, from));
  const wanted = bare(sentence.slice(from, to));
  const field = printed.get(source);
  const start = field?.text.indexOf(before + wanted + bare(sentence.slice(to))) ?? -1;
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

const bare = (text: string) => cleanText(text).replace(/\s+/g, '');

/** The fields that are printed in the title of the entry that a field belongs to. */
function titleFields(
  printed: ReadonlyMap<string, Printed>,
  source: string,
  sections: Sections,
): Printed[] {
  const ref = parseFieldRef(source, sections);
  return [...printed].flatMap(([key, field]) => {
    const other = parseFieldRef(key, sections);
    const isTitle = other?.section === ref?.section && other?.entryId === ref?.entryId;
    return isTitle && other?.line === undefined ? [field] : [];
  });
}

function areasOf(places: readonly Place[], measurer: Pick<TextMeasurer, 'width'>): PaperArea[] {
  const stretches: { first: Place; last: Place }[] = [];
  for (const place of places) {
    const stretch = stretches.at(-1);
    if (stretch?.first.run === place.run) stretch.last = place;
    else stretches.push({ first: place, last: place });
  }
  return stretches.map(({ first: { page, baseline, run, at }, last }) => {
    const { x, width } = stretchOfRun(run, [at, last.at + 1], measurer);
    return {
      page,
      x,
      y: baseline - run.size * run.ascent,
      width,
      height: run.size * (run.ascent + run.descent),
    };
  });
}
