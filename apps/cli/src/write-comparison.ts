import { PRODUCT_NAME } from '@shortlist/contracts';
import { type Comparison, compareSheets, comparisonDocument } from '@shortlist/difference';
import { pdfExporter } from '@shortlist/exporters';
import { createMeasurer, facesFor, loadFamilies } from '@shortlist/fonts';
import { shapedWidth } from '@shortlist/fonts/shaping';
import { printedTexts } from '@shortlist/layout';
import { ENGLISH } from '@shortlist/messages';
import { type Resume, sectionsOf } from '@shortlist/model';
import { loadFonts } from './output/load-fonts.ts';
import type { Registries } from './registries.ts';
import { DEFAULT_LANGUAGE } from './to-text.ts';
import { bytesOf, layOutResume } from './write-resume.ts';

/** One of two resumes, and the name of its file. */
type ComparedFile = { name: string; resume: Resume };

type Comparing = Pick<Comparison, 'difference'> & {
  before: ComparedFile;
  after: ComparedFile;
  registries: Registries;
  createdAt: Date;
};

/** The pages of two resumes beside each other with their differences, as a PDF. Throws `CommandError` for a character without a font. */
export async function writeComparison(comparing: Comparing): Promise<Uint8Array> {
  const { before, after, difference, registries, createdAt } = comparing;
  const { sections, designs } = registries;
  const layOut = async ({ name, resume }: ComparedFile) => {
    const language = resume.look.language ?? DEFAULT_LANGUAGE;
    const printing = { sections, designs, design: undefined, language };
    return { name, ...(await layOutResume(resume, printing)) };
  };
  const sides = { before: await layOut(before), after: await layOut(after) };
  const comparison: Comparison = {
    ...sides,
    difference,
    sections: sectionsOf(after.resume, sections),
    language: ENGLISH,
  };
  const texts = printedTexts(comparisonDocument(comparison));
  await loadFamilies(texts);
  const own = await loadFonts(facesFor(texts));
  const fonts = new Map([...sides.before.fonts, ...sides.after.fonts, ...own]);
  const paged = compareSheets(comparison, createMeasurer(fonts, shapedWidth));
  const { write } = await pdfExporter.load();
  const written = await write({
    layOut: async () => ({ paged, fonts }),
    print: async () => comparisonDocument(comparison),
    createdAt,
    creator: PRODUCT_NAME,
  });
  return bytesOf(written, `${before.name}, ${after.name}`);
}
