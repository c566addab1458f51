import { getDocuments, type ListedPursuit, MAX_WHOLE } from '@shortlist/contracts';
import { writeCsv } from '@shortlist/csv';
import type { Language } from '@shortlist/messages';
import type { ResumeId } from '@shortlist/model';
import type { Pursuit } from '@shortlist/model/pursuit';
import { toTable } from '@shortlist/tracking';
import { regionalDelimiter } from '#platform/language/region.ts';
import { call } from '#platform/server/call.ts';
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
  const left = [...ids];
  while (left.length > 0) {
    const batch = left.splice(0, MAX_WHOLE);
    const querystring = { ids: batch.join(',') };
    const { documents, left_out: leftOut = [] } = await call(getDocuments, { querystring });
    for (const { document, parts } of documents)
      wholes.set(document.document_id, PURSUITS.definition.readParts(parts, PURSUITS.sections));
    // An answer that holds none of a batch would be asked for again for ever.
    if (documents.length > 0) left.unshift(...leftOut);
    onRead(ids.length - left.length);
  }
  return wholes;
}
