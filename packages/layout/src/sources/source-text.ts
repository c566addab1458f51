import { cleanText } from '@shortlist/text';
import type { Page, PlacedLine, PlacedRun } from '../pages/paged-document.ts';
import type { TextMeasurer } from '../text-measurer.ts';
import { stretchOfRun } from './stretch-of-run.ts';

/** A printed character, by its place in its run: UTF-16 unit `at`. */
export type TextPlace = { page: number; line: PlacedLine; run: PlacedRun; at: number };

/** The printed characters of one source without their white space, each with its place. */
export type SourceText = { text: string; places: TextPlace[] };

/** A part of one printed line, in points from the head and the left edge of its page's sheet. */
export type TextArea = { page: number; x: number; y: number; width: number; height: number };

/** The printed text of each source of the pages, in reading order, without white space and what is only decoration. */
export function textsBySource(pages: readonly Page[]): Map<string, SourceText> {
  const bySource = new Map<string, TextPlace[]>();
  for (const place of pages.flatMap(placesOnPage)) {
    const { source } = place.run;
    if (source === undefined) continue;
    const places = bySource.get(source) ?? [];
    bySource.set(source, places);
    places.push(place);
  }
  return new Map(Array.from(bySource, ([source, places]) => [source, textAt(places)]));
}

/** The characters at some places, with these. */
export const textAt = (places: TextPlace[]): SourceText => ({
  text: places.map(({ run, at }) => run.text.charAt(at)).join(''),
  places,
});

const placesOnPage = ({ lines }: Page, page: number): TextPlace[] =>
  lines.flatMap((line) => placesOnLine(line, page));

/** The places of a line's characters that are no white space, in reading order. */
export const placesOnLine = (line: PlacedLine, page: number): TextPlace[] =>
  line.runs.flatMap((run) =>
    run.decorative
      ? []
      : Array.from(run.text.matchAll(/\S/g), ({ index }) => ({ page, line, run, at: index })),
  );

/** A text as it is printed, without its white space: that by which it is found in a `SourceText`. */
export const withoutSpace = (text: string): string => cleanText(text).replace(/\s+/g, '');

/** The areas of neighbouring places: one for each run that they are in. */
export function areasOf(
  places: readonly TextPlace[],
  measurer: Pick<TextMeasurer, 'width'>,
): (TextArea & Pick<TextPlace, 'line' | 'run'>)[] {
  const stretches: { first: TextPlace; last: TextPlace }[] = [];
  for (const place of places) {
    const stretch = stretches.at(-1);
    if (stretch?.first.run === place.run) stretch.last = place;
    else stretches.push({ first: place, last: place });
  }
  return stretches.map(({ first: { page, line, run, at }, last }) => {
    const { x, width } = stretchOfRun(run, [at, last.at + 1], measurer);
    const height = run.size * (run.ascent + run.descent);
    return { page, line, run, x, y: line.baseline - run.size * run.ascent, width, height };
  });
}
