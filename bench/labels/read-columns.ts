import { existsSync, readFileSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import { readDocument } from '@shortlist/readers';
import { dropDecoration } from '../../packages/parser/src/lines/drop-decoration.ts';
import { leadMarkers } from '../../packages/parser/src/lines/lead-markers.ts';
import type { TextRow } from '../../packages/parser/src/lines/row.ts';
import { readingOrder } from '../../packages/parser/src/order/reading-order.ts';
import { documentsOf } from '../parse/score-set.ts';

/** The columns of a document as the parser has them, and what its truth says. */
export type TrueDocument = {
  columns: readonly (readonly TextRow[])[];
  truth: Record<string, unknown>;
};

/** The documents of a folder that have a truth beside them. */
export async function readFolder(folder: string): Promise<TrueDocument[]> {
  const documents: TrueDocument[] = [];
  for (const file of documentsOf(folder)) {
    const truth = join(folder, `${basename(file, extname(file))}.truth.json`);
    const columns = existsSync(truth) ? await columnsOf(join(folder, file)) : [];
    if (columns.length > 0)
      documents.push({ columns, truth: JSON.parse(readFileSync(truth, 'utf8')) });
  }
  return documents;
}

async function columnsOf(file: string): Promise<TextRow[][]> {
  const read = await readDocument(new Uint8Array(readFileSync(file)));
  if (!read.ok) return [];
  const { text } = read;
  const heights = text.placement === 'measured' ? text.pages.map(({ height }) => height) : [];
  const columns = readingOrder(text).map((rows) => leadMarkers(rows));
  return dropDecoration(columns, heights).columns.filter((rows) => rows.length > 0);
}
