import { type Comparison, compareSheets, comparisonDocument } from '@shortlist/difference';
import type { Exporter, PrintedSource, WrittenFile } from '@shortlist/exporters';
import { printedTexts } from '@shortlist/layout';
import { fontFiles, fontLoader, measurer } from '#paper/fonts/loaded-fonts.ts';
import { rememberNeeds } from '#paper/fonts/print-needs.ts';
import { whenFamiliesKnown } from '#paper/pages/paper-designs.ts';
import { writePages } from '#paper/pages/write-resume-file.ts';

/** Writes two documents beside each other, here in the browser. `missing` are characters of theirs that no face prints. */
export async function writeComparison(
  exporter: Exporter<PrintedSource>,
  comparison: Comparison,
  missing: readonly string[],
): Promise<WrittenFile> {
  await whenFamiliesKnown();
  const document = comparisonDocument(comparison);
  const needs = rememberNeeds()(printedTexts(document));
  // Those of both have been loaded for the screen.
  await fontLoader.whenLoaded(needs.faces);
  return writePages(exporter, {
    print: async () => document,
    layOut: async () => ({
      paged: compareSheets(comparison, measurer),
      fonts: fontFiles,
      missing: [...missing, ...needs.missing],
    }),
  });
}
