import { PRODUCT_NAME } from '@shortlist/contracts';
import { KINDS, SECTIONS } from '@shortlist/model';
import { PRINTED_KINDS, type Printable, writeFile } from '@shortlist/printing';
import { toShared } from '@shortlist/sharing';
import { loadDesigns } from '@shortlist/templates';
import { loadInstalledFonts } from './installed-fonts.ts';
import type { RenderAnswer, RenderJob, SharedJob } from './render-job.ts';
import { renderPage } from './render-page.ts';

/** The language of a file where nobody has chosen one: that of headings and dates, as in the web app. */
const LANGUAGE = 'en';

/**
 * Makes a file of a stored document, or a page of a shared one, of the product's kinds with the product's sections. Runs in a thread of
 * its own.
 */
export async function renderFile(job: RenderJob | SharedJob): Promise<RenderAnswer> {
  const kind = PRINTED_KINDS.find((each) => each.kind === job.kind);
  const document = kind && readDocument(job);
  if (!document) return { kind: 'unknown', what: 'kind' };
  const designs = await loadDesigns();
  const printing = {
    ...{ kind, sections: SECTIONS, designs, language: LANGUAGE, loadFonts: loadInstalledFonts },
    ...{ createdAt: job.createdAt, creator: PRODUCT_NAME },
  };
  if (isPage(job)) return { kind: 'written', file: await renderPage(document, printing) };

  const exporter = kind.formats.find(({ extension }) => extension === job.format);
  if (!exporter) return { kind: 'unknown', what: 'format' };
  const written = await writeFile(document, { ...printing, exporter });
  if (written.kind === 'refused') return written;
  const { mime, extension } = exporter;
  const name = kind.fileName(document, extension);
  return { kind: 'written', file: { bytes: written.bytes, mime, name } };
}

const isShared = (job: RenderJob | SharedJob): job is SharedJob => 'leaveOut' in job;

/** Only what is shared has a page. */
const isPage = (job: RenderJob | SharedJob): boolean => isShared(job) && job.format === 'page';

/** The document of a job, without what it leaves out; undefined of a kind that there is none of. */
function readDocument(job: RenderJob | SharedJob): Printable | undefined {
  const stored = KINDS.find(job.kind)?.readParts(job.parts, SECTIONS);
  if (!stored) return undefined;
  const shown = isShared(job) ? toShared(job.kind, stored, job.leaveOut, SECTIONS) : stored;
  return shown as Printable; // Every kind that is printed has a look.
}
