import {
  type PagedDocument,
  placesOnLine,
  type SourceText,
  textAt,
  textsBySource,
} from '@shortlist/layout';
import type { PaperSection } from '@shortlist/model';
import type { Side, TextChange } from '../difference.ts';

/** The pages of one of two documents that are compared. */
export type Paged = Pick<PagedDocument, 'pages' | 'structure'>;

/** Finds what the pages print of a field, by its source, and of the heading of a section. */
export type PrintedParts = {
  field: (source: string) => SourceText | undefined;
  heading: (key: PaperSection) => SourceText | undefined;
};

export function printedParts(paged: Paged): PrintedParts {
  const texts = textsBySource(paged.pages);
  return {
    field: (source) => texts.get(source),
    heading: (key) => headingOf(paged, key),
  };
}

/** The heading of a section: it comes from no field, so that its lines are found by their group and their role. */
function headingOf({ pages, structure }: Paged, key: PaperSection): SourceText | undefined {
  const places = pages.flatMap(({ lines }, page) =>
    lines
      .filter(({ group }) => group === key)
      .flatMap((line) => placesOnLine(line, page))
      .filter(({ run }) => structure[run.node]?.role === 'H2'),
  );
  return places.length > 0 ? textAt(places) : undefined;
}

/** Finds the printed text of a change; the heading for the title of a section. */
export const partOf = (
  { field, heading }: PrintedParts,
  { place }: TextChange,
  { sources: [source] }: Side,
): SourceText | undefined => {
  if (source) return field(source);
  return place.key && heading(place.key);
};

/** Finds the printed texts of all that a side of a change says: an entry, a section with its heading. */
export function partsOf(parts: PrintedParts, change: TextChange, { sources }: Side): SourceText[] {
  const fields = sources.flatMap((source) => parts.field(source) ?? []);
  const { key } = change.place;
  const heading = change.of === 'section' && key ? parts.heading(key) : undefined;
  return heading ? [heading, ...fields] : fields;
}
