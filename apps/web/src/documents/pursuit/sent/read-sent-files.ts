import { getPursuit, getSentDocument, getSentFile } from '@shortlist/contracts';
import { call, callForStream } from '#platform/server/call.ts';
import { fetchRows } from '../list/pursuits-query.ts';

/** Returns how what was sent for an application is read, once it is known for which something was. */
export async function sentFilesReader(signal: AbortSignal) {
  const rows = await fetchRows(signal);
  const sent = new Set<string>(
    rows.flatMap((row) => (row.tailored === null ? [] : row.application_id)),
  );
  return async (applicationId: string) =>
    sent.has(applicationId) ? readSentFiles(applicationId, signal) : [];
}

/** Reads what was sent for an application: each file to the byte, and for each sending what is known of it and what the resume said; by the day. */
async function readSentFiles(applicationId: string, signal: AbortSignal) {
  const { data } = await call(getPursuit, { params: { applicationId } }, { signal });
  const files: { name: string; bytes: Uint8Array }[] = [];
  for (const sent of data.sent) {
    const day = sent.at.slice(0, 10);
    const params = { applicationId, sentId: sent.sent_id };
    const {
      status: _,
      message: __,
      ...resume
    } = await call(getSentDocument, { params }, { signal });
    const about = `${JSON.stringify({ ...sent, resume }, null, 2)}\n`;
    files.push({ name: `${day}.json`, bytes: new TextEncoder().encode(about) });
    for (const { kind, name } of sent.files) {
      const answer = await callForStream(
        getSentFile,
        { params: { applicationId, kind }, querystring: { sent: sent.sent_id } },
        { signal },
      );
      files.push({ name: `${day} ${name}`, bytes: new Uint8Array(await answer.arrayBuffer()) });
    }
  }
  return files;
}
