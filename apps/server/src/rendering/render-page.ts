import { runsFromRight } from '@shortlist/model';
import { layOutDocument, type Printable, type PrintedKind, writeFile } from '@shortlist/printing';
import { isDocumentWord } from '@shortlist/sharing';
import { pageSvg } from '@shortlist/svg';
import type { RenderedFile, SharedHead } from './render-job.ts';

type Writing = Omit<Parameters<typeof writeFile>[1], 'kind' | 'exporter'> & { kind: PrintedKind };

/** Classes of `main` by the paper that is printed on, for which a style has pages; by the width in points. */
const PAPERS: Readonly<Record<number, string>> = { 595: 'a4', 612: 'letter' };

/**
 * Makes what the page of a shared document is made of: a line of JSON, the head, and behind it `main` as it is sent. That has the document as text,
 * which screen readers and narrow windows are given, and its pages as they are printed, for eyes and paper.
 */
export async function renderPage(document: Printable, printing: Writing): Promise<RenderedFile> {
  const { kind } = printing;
  const { paged } = await layOutDocument(document, printing);
  const { width, height } = paged.sheet;
  const language = document.look.language ?? 'en';
  const head: SharedHead = {
    title: paged.author,
    isNamed: !isDocumentWord(paged.author, language),
    lang: paged.language,
    dir: runsFromRight(language) ? 'rtl' : 'ltr',
    fileName: kind.fileName(document, EXTENSION).slice(0, -EXTENSION.length - 1),
  };
  const sheets = paged.pages.map(
    (each) => `<div class="page">${pageSvg(each, { width, height })}</div>`,
  );
  const main = `<main class="${PAPERS[Math.floor(width)] ?? 'a4'}">
<div id="text">${await articleOf(document, printing)}</div>
<div id="pages" aria-hidden="true">
${sheets.join('\n')}
</div>
</main>`;
  const bytes = new TextEncoder().encode(`${JSON.stringify(head)}\n${main}`);
  return { bytes, mime: 'text/html', name: `${head.fileName}.${EXTENSION}` };
}

const EXTENSION = 'html';

async function articleOf(document: Printable, printing: Writing): Promise<string> {
  const written = await writeFile(document, { ...printing, exporter: printing.kind.article });
  if (written.kind === 'refused') throw new Error('An article needs no glyphs.');
  return new TextDecoder().decode(written.bytes);
}
