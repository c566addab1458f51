// `node write-once.ts ours|library FILE`: loads a writer, writes the document of a file of JSON, and prints how long both took.
import { readFileSync } from 'node:fs';
import type { PrintDocument } from '@shortlist/document';

const [, , by, file = ''] = process.argv;
const document: PrintDocument = JSON.parse(readFileSync(file, 'utf8'));
const start = performance.now();
if (by === 'ours') {
  const { writeDocx } = await import('@shortlist/docx');
  writeDocx(document, { createdAt: new Date(0), creator: 'Shortlist' });
} else {
  const { writeByLibrary } = await import('./library-document.ts');
  await writeByLibrary(document);
}
process.stdout.write(`${performance.now() - start}`);
