import { PRODUCT_NAME } from '@shortlist/contracts';
import { KINDS, SECTIONS } from '@shortlist/model';
import { PRINTED_KINDS, type Printable, writeFile } from '@shortlist/printing';
import { loadDesigns } from '@shortlist/templates';
import { loadInstalledFonts } from './installed-fonts.ts';
import type { RenderAnswer, RenderJob } from './render-job.ts';

/** The language of a file where nobody has chosen one: that of headings and dates, as in the web app. */
const LANGUAGE = 'en';

/** Makes a file of a stored document, of the product's kinds with the product's sections. Runs in a thread of its own. */
export async function renderFile({
  kind: name,
  parts,
  format,
  createdAt,
}: RenderJob): Promise<RenderAnswer> {
  const kind = PRINTED_KINDS.find((each) => each.kind === name);
  const read = KINDS.find(name)?.readParts(parts, SECTIONS);
  if (!(kind && read)) return { kind: 'unknown', what: 'kind' };
  const exporter = kind.formats.find(({ extension }) => extension === format);
  if (!exporter) return { kind: 'unknown', what: 'format' };

  const document = read as Printable; // Every kind that is printed has a look.
  const designs = await loadDesigns();
  const written = await writeFile(document, {
    ...{ kind, exporter, createdAt, creator: PRODUCT_NAME },
    ...{ sections: SECTIONS, designs, language: LANGUAGE, loadFonts: loadInstalledFonts },
  });
  if (written.kind === 'refused') return written;
  const { mime, extension } = exporter;
  return {
    kind: 'written',
    file: { bytes: written.bytes, mime, name: kind.fileName(document, extension) },
  };
}
