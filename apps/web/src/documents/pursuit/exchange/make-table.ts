import type { ListedPursuit } from '@shortlist/contracts';
import { writeCsv } from '@shortlist/csv';
import type { Language } from '@shortlist/messages';
import type { ResumeId } from '@shortlist/model';
import type { Pursuit } from '@shortlist/model/pursuit';
import { toTable } from '@shortlist/tracking';
import { regionalDelimiter } from '#platform/language/region.ts';
import { readDocuments } from '#platform/server/read-documents.ts';
import { PURSUITS } from '../pursuit-kind.ts';
import { toExchanged } from './exchanged-parts.ts';
import { trackingWordsIn } from './tracking-words.ts';

/**
 * Writes applications as a table, all but texts of postings. What lists have is as the person left it; notes and pay are asked for, a batch of
 * documents at a time, of which `onRead` says how many have come.
 */
export async function makeTable(
  rows: readonly ListedPursuit[],
  language: Language,
  onRead: (count: number) => void,
): Promise<Uint8Array<ArrayBuffer>> {
  const wholes = await readWholes(
    rows.map(({ application_id: id }) => id),
    onRead,
  );
  const exchanged = rows.map((row) => toExchanged(row, wholes.get(row.application_id)));
  const table = toTable(exchanged, trackingWordsIn(language));
  return new TextEncoder().encode(writeCsv(table, regionalDelimiter()));
}

async function readWholes(ids: readonly ResumeId[], onRead: (count: number) => void) {
  const wholes = new Map<string, Pursuit>();
  for await (const documents of readDocuments(ids)) {
    for (const { document, parts } of documents)
      wholes.set(document.document_id, PURSUITS.definition.readParts(parts, PURSUITS.sections));
    onRead(wholes.size);
  }
  return wholes;
}
