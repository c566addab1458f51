import { runsFromRight } from '@shortlist/model';
import { layOutDocument, type Printable, type PrintedKind, writeFile } from '@shortlist/printing';
import { facesOf, pageSvg } from '@shortlist/svg';
import type { RenderedFile, SharedPage } from './render-job.ts';

type Writing = Omit<Parameters<typeof writeFile>[1], 'kind' | 'exporter'> & { kind: PrintedKind };

/** Makes what the page of a shared document is made of: its words as an article, and its pages as they are printed. */
export async function renderPage(document: Printable, printing: Writing): Promise<RenderedFile> {
  const { kind } = printing;
  const { paged } = await layOutDocument(document, printing);
  const { width, height } = paged.sheet;
  const language = document.look.language ?? 'en';
  const page: SharedPage = {
    title: paged.author || paged.title,
    lang: paged.language,
    dir: runsFromRight(language) ? 'rtl' : 'ltr',
    article: await articleOf(document, printing),
    sheets: paged.pages.map((each) => pageSvg(each, { width, height })),
    faces: facesOf(paged),
    width,
    height,
    fileName: kind.fileName(document, EXTENSION).slice(0, -EXTENSION.length - 1),
  };
  const bytes = new TextEncoder().encode(JSON.stringify(page));
  return { bytes, mime: 'application/json', name: `${page.fileName}.json` };
}

/** Any: what stands before it is the name that all files of a document have. */
const EXTENSION = 'html';

async function articleOf(document: Printable, printing: Writing): Promise<string> {
  const written = await writeFile(document, { ...printing, exporter: printing.kind.article });
  if (written.kind === 'refused') throw new Error('An article needs no glyphs.');
  return new TextDecoder().decode(written.bytes);
}
