import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import {
  createDocument,
  type Endpoint,
  type RequestOf,
  type ResponseOf,
} from '@shortlist/contracts';
import { SECTIONS_WITH_PATENTS } from '@shortlist/model/patent.test-support';
import { cleanup } from '@testing-library/react';
import { vi } from 'vitest';
import { openAt } from '#open-app.test-support.tsx';
import { serveFonts } from '#paper/fonts/browser-fonts.test-support.ts';
import { call } from '#platform/server/call.ts';
import { readResume } from '#platform/server/read-resume.ts';
import { PAGE_PARTS, routes } from '../../routes.tsx';

export const sections = SECTIONS_WITH_PATENTS;

const SERVER = join(import.meta.dirname, '../../../../server/src/serve-patents.test-support.ts');
const { fetch: fetchOverHttp } = globalThis;

let started: Promise<string> | undefined;

/** Starts a whole server, in a process of its own, whose documents may have patents; gives its address. It ends with this process. */
async function startServer(): Promise<string> {
  const child = spawn(process.execPath, ['--liftoff-only', SERVER], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  for await (const origin of createInterface(child.stdout)) return origin;
  throw new Error('The server did not start.');
}

/** A call that a page has sent: the method, the path and the status of the answer. */
type Sent = { method: string; path: string; status: number };

/** Lets this page speak, as a new guest, with the server that all files of a worker share, and load fonts. Gives the list of its calls. */
export async function connect(): Promise<Sent[]> {
  started ??= startServer();
  const origin = await started;
  const sent: Sent[] = [];
  const cookies = new Map<string, string>();
  serveFonts();
  const fetchFont = globalThis.fetch;
  globalThis.fetch = async (input, { signal: _, keepalive: __, ...init } = {}) => {
    const path = String(input);
    if (!path.startsWith('/api/')) return fetchFont(input);
    const headers = new Headers(init.headers);
    headers.set('Cookie', [...cookies].map((cookie) => cookie.join('=')).join('; '));
    const response = await fetchOverHttp(origin + path, { ...init, headers });
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/u.exec(cookie) ?? [];
      cookies.set(name, value);
    }
    sent.push({ method: init.method ?? 'GET', path, status: response.status });
    return response;
  };
  return sent;
}

/** A call that no page makes: of another window, or of a test that looks at what is stored. */
export const ask = <E extends Endpoint>(
  endpoint: E,
  request: RequestOf<E>,
): Promise<ResponseOf<E>> => call(endpoint, request);

/** The id of a new resume. */
export async function addResume(): Promise<string> {
  const { document_id } = await ask(createDocument, {
    body: { kind: 'resume', title: 'Looms', submission_id: randomUUID() },
  });
  return document_id;
}

/** Reads the parts that the server has of a resume. */
export const readStored = (documentId: string) => readResume(documentId, sections);

/** Opens a page of the app as it is, but for the kinds of section. */
export function openPage(path: string) {
  const narrow = { matches: false, addEventListener: () => {}, removeEventListener: () => {} };
  vi.stubGlobal('matchMedia', () => narrow);
  return openAt(path, routes, { ...PAGE_PARTS, sections });
}

/** Closes the page, which sends what is unsaved and lets go of the resume: the next page reads it again. */
export async function closePage(): Promise<void> {
  cleanup();
  await new Promise((resolve) => setTimeout(resolve, 300));
}
