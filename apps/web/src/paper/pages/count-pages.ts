import { printedTexts } from '@shortlist/layout';
import { fontLoader } from '../fonts/loaded-fonts.ts';
import { rememberNeeds } from '../fonts/print-needs.ts';
import { documentOf, type Known, layOutLoaded, type Printable } from './lay-out-resume.ts';

/** Loads the fonts of documents that say the same; resolves to what counts their pages in any look. */
export async function countPages(
  documents: readonly Printable[],
  known: Known,
): Promise<(document: Printable) => number> {
  const { faces } = rememberNeeds()(
    documents.flatMap((document) => printedTexts(documentOf(document, known))),
  );
  await fontLoader.whenLoaded(faces);
  return (document) => layOutLoaded(documentOf(document, known), [], known).paged.pages.length;
}
