import { listParts, partValue } from '@shortlist/draft';
import { RESUME, type Resume, SECTIONS } from '@shortlist/model';

const JSON_TYPE = { 'content-type': 'application/json' };

export type Caller = Awaited<ReturnType<typeof openCaller>>;
type Answer = { [member: string]: unknown };

/** A guest of a server, by the cookie that its first resume brings; `fetchAs` gives any answer. */
export async function openCaller(url: string) {
  let cookie = '';
  const fetchAs = (method: string, path: string, body?: object) =>
    fetch(url + path, {
      method,
      headers: { origin: url, ...(body && JSON_TYPE), ...(cookie && { cookie }) },
      ...(body && { body: JSON.stringify(body) }),
    });
  async function ask(method: string, path: string, body?: object): Promise<Answer> {
    const answer = await fetchAs(method, path, body);
    const [set] = answer.headers.getSetCookie();
    if (set) cookie = set.split(';')[0] ?? '';
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
    return (await answer.json()) as Answer;
  }
  return { ask, fetchAs };
}

const refuse = () => {
  throw new Error('Nothing is edited here.');
};
const MODEL = RESUME.createModel(SECTIONS, { newPointId: refuse, now: refuse });

/** Makes a resume that says what another says, but for parts that nobody can save, and gives its id. */
export async function addResume(caller: Caller, resume: Resume): Promise<string> {
  const { document_id } = await caller.ask('POST', '/api/documents', {
    kind: 'resume',
    title: 'Measured',
  });
  for (const key of listParts(MODEL, resume)) {
    const value = partValue(MODEL, resume, key);
    if (value === undefined) continue;
    const path = `/api/documents/${String(document_id)}/parts/${key}`;
    const { ok, status } = await caller.fetchAs('PUT', path, RESUME.writeContent(key, value));
    if (!ok && status !== 400) throw new Error(`${path}: ${status}`);
  }
  return String(document_id);
}
