import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Application, SITE_ENDPOINTS } from '@shortlist/contracts';
import type { Reply, Visitor } from '../../test-server.test-support.ts';
import { samplePdf } from './files/sample-files.test-support.ts';

export const ADA: Application = {
  firstName: 'Ada',
  lastName: 'Lovelace',
  email: 'ada@example.org',
  gender: 'Female',
  hispanicLatino: 'No',
  veteranStatus: 'I do not wish to answer',
  disabilityStatus: 'I do not want to answer',
  sponsorship: 'No',
  jobTitle: 'Whatever the page called it',
  jobId: 'customer-care-specialist',
};

type SentFile = { name: string; bytes: Buffer };
export type SentForm = {
  fields?: Record<string, string>;
  resume?: SentFile | null;
  coverLetter?: SentFile | null;
};

/** An application as a browser sends it; null leaves a file out. */
export async function asMultipart({ fields, ...files }: SentForm = {}) {
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...ADA, ...fields })) form.append(name, value);
  for (const kind of ['resume', 'coverLetter'] as const) {
    const file =
      files[kind] === undefined ? { name: `${kind}.pdf`, bytes: samplePdf() } : files[kind];
    if (file) form.append(kind, new Blob([new Uint8Array(file.bytes)]), file.name);
  }
  const sent = new Response(form);
  return {
    payload: Buffer.from(await sent.arrayBuffer()),
    headers: { 'content-type': sent.headers.get('content-type') ?? '' },
  };
}

export async function apply(who: Visitor, form: SentForm = {}): Promise<Reply> {
  const { method, url } = SITE_ENDPOINTS.sendApplication;
  return who.send({ method, url, ...(await asMultipart(form)) });
}

/** The files in a folder that may not be there. */
export function listFiles(folder: string): string[] {
  try {
    return readdirSync(folder).map((name) => join(folder, name));
  } catch {
    return [];
  }
}
