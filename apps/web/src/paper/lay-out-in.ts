import { createMeasurer, type FontFile, type Measurer } from '@shortlist/fonts';
import { layOut, type PagedDocument, type PrintDocument } from '@shortlist/layout';
import type { LoadedFont } from './load-font.ts';

/** Language of the headings and the dates, which is what the file says it is written in. */
export const LANGUAGE = 'en';

/** Pages, with all it takes to write them as a PDF. */
export type LaidOut = {
  paged: PagedDocument;
  /** The files of every face that the pages name, by face key. */
  fonts: ReadonlyMap<string, FontFile>;
  /** Characters that no face prints, as a person counts characters. */
  missing: readonly string[];
};

/** Lays a document out with the fonts given, which must hold every face that it needs. */
export function layOutIn(
  fonts: ReadonlyMap<string, LoadedFont>,
  document: PrintDocument,
  missing: readonly string[],
): LaidOut {
  const { files, measurer } = measuringWith(fonts);
  return { paged: layOut(document, measurer), fonts: files, missing };
}

type Measuring = { files: ReadonlyMap<string, FontFile>; measurer: Measurer };
const measurings = new WeakMap<ReadonlyMap<string, LoadedFont>, Measuring>();

/** One measurer for one set of fonts: it remembers the widths of every earlier keystroke. */
function measuringWith(fonts: ReadonlyMap<string, LoadedFont>): Measuring {
  const known = measurings.get(fonts);
  if (known) return known;
  const files = new Map(Array.from(fonts, ([key, { file }]) => [key, file]));
  const shape = [...fonts.values()].find((font) => font.shape)?.shape;
  const measuring = { files, measurer: createMeasurer(files, shape) };
  measurings.set(fonts, measuring);
  return measuring;
}
