import { listParts, partValue } from '@shortlist/draft';
import { RESUME, type Resume, SECTIONS } from '@shortlist/model';

const JSON_TYPE = { 'content-type': 'application/json' };

export type Caller = Awaited<ReturnType<typeof openCaller>>;
type Answer = { [member: string]: unknown };

/** Somebody who calls a server, by the cookies that its answers bring; `fetchAs` gives any answer. */
export async function openCaller(url: string) {
  const cookies = new Map<string, string>();
  function fetchAs(method: string, path: string, body?: object) {
    const cookie = [...cookies.values()].join('; ');
    return fetch(url + path, {
      method,
      headers: { origin: url, ...(body && JSON_TYPE), ...(cookie && { cookie }) },
      ...(body && { body: JSON.stringify(body) }),
    });
  }
  async function ask(method: string, path: string, body?: object): Promise<Answer> {
    const answer = await fetchAs(method, path, body);
    for (const set of answer.headers.getSetCookie()) {
      const [pair = ''] = set.split(';');
      cookies.set(pair.slice(0, pair.indexOf('=')), pair);
    }
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
    return (await answer.json()) as Answer;
  }
  return { ask, fetchAs };
}

const refuse = () => {
  throw new Error('Nothing is edited here.');
};
const MODEL = RESUME.createModel(SECTIONS, { newPointId: refuse, now: () => new Date() });

/** Makes a resume that says what another says, but for parts that rules refuse, and gives its id. */
export async function addResume(caller: Caller, resume: Resume): Promise<string> {
  const { document_id } = await caller.ask('POST', '/api/documents', {
    kind: 'resume',
    title: 'Measured',
  });
  for (const key of listParts(MODEL, resume)) {
    const value = partValue(MODEL, resume, key);
    if (value === undefined || MODEL.findProblem(key, value)) continue;
    const path = `/api/documents/${String(document_id)}/parts/${key}`;
    await caller.ask('PUT', path, RESUME.writeContent(key, value));
  }
  return String(document_id);
}
