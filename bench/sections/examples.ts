import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import { readDocument } from '@shortlist/readers';
import { sectionFeatures } from '../../packages/parser/src/content/section-features.ts';
import { headingStyle } from '../../packages/parser/src/headings/choose-headings.ts';
import { sectionOfHeading } from '../../packages/parser/src/headings/name-section.ts';
import { dropDecoration } from '../../packages/parser/src/lines/drop-decoration.ts';
import { leadMarkers } from '../../packages/parser/src/lines/lead-markers.ts';
import { readingOrder } from '../../packages/parser/src/order/reading-order.ts';
import { cutAtHeadings } from '../../packages/parser/src/sections/split-sections.ts';

/** A section whose heading says what it is about, as the classifier sees it: without the heading. */
export type Example = { person: string; design: string; kind: string; features: number[] };

const DOCUMENT = /\.(?:pdf|docx?|odt|rtf)$/;

/** The sections under known headings of all documents in these folders; names are "person__design.pdf". */
export async function readExamples(folders: readonly string[]): Promise<Example[]> {
  const examples: Example[] = [];
  for (const folder of folders.filter(existsSync)) {
    for (const file of readdirSync(folder).filter((name) => DOCUMENT.test(name))) {
      examples.push(...(await examplesOf(join(folder, file))));
    }
  }
  return examples;
}

async function examplesOf(file: string): Promise<Example[]> {
  const read = await readDocument(new Uint8Array(readFileSync(file)));
  if (!read.ok) return [];
  const [person = '', design = person] = basename(file, extname(file)).split('__');
  const heights =
    read.text.placement === 'measured' ? read.text.pages.map((page) => page.height) : [];
  const columns = readingOrder(read.text).map((rows) => dropDecoration(leadMarkers(rows), heights));
  const style = headingStyle(columns);
  const sections = columns.flatMap((rows) => cutAtHeadings(rows, style));
  return sections.flatMap(({ title, rows }) => {
    const kind = title && sectionOfHeading(title.text);
    if (!kind || rows.length === 0) return [];
    // The first half of a section is a section too: where a column or a page ends.
    const parts = rows.length > 5 ? [rows, rows.slice(0, Math.ceil(rows.length / 2))] : [rows];
    return parts.map((part) => ({ person, design, kind, features: sectionFeatures(part) }));
  });
}
