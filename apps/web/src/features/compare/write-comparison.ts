import { type Comparison, compareSheets, comparisonDocument } from '@shortlist/difference';
import type { Exporter, PrintedSource, WrittenFile } from '@shortlist/exporters';
import { printedTexts } from '@shortlist/layout';
import { rememberNeeds } from '#paper/fonts/print-needs.ts';
import { fontLoader, measuringWith } from '#paper/pages/lay-out-resume.ts';
import { whenFamiliesKnown } from '#paper/pages/paper-designs.ts';
import { writePages } from '#paper/pages/write-resume-file.ts';

/** Writes two resumes beside each other, here in the browser. `missing` are characters of theirs that no face prints. */
export async function writeComparison(
  exporter: Exporter<PrintedSource>,
  comparison: Comparison,
  missing: readonly string[],
): Promise<WrittenFile> {
  await whenFamiliesKnown();
  const document = comparisonDocument(comparison);
  const needs = rememberNeeds()(printedTexts(document));
  // Those of both resumes have been loaded for the screen.
  const { files, measurer } = measuringWith(await fontLoader.whenLoaded(needs.faces));
  return writePages(exporter, {
    print: async () => document,
    layOut: async () => ({
      paged: compareSheets(comparison, measurer),
      fonts: files,
      missing: [...missing, ...needs.missing],
    }),
  });
}
