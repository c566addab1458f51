type Ids = {
  base: string;
  first: string;
  second: string;
  award: string;
  version: string;
  proposal: string;
};
type Call = (method: string, path: string, body?: object) => Promise<Record<string, unknown>>;

/** Calls that change several rows, by what they do. */
export const ACTS: Record<string, (call: Call, ids: Ids) => Promise<unknown>> = {
  detach: (call, { first }) => call('POST', `documents/${first}/detach`),
  keep: (call, { base }) => call('DELETE', `documents/${base}?tailored=keep`),
  take: (call, { base }) => call('DELETE', `documents/${base}?tailored=delete`),
  restore: (call, { base }) => call('POST', `documents/${base}/restore`),
  tailor: (call, { base }) => call('POST', `documents/${base}/tailored`, { title: 'Third' }),
  again: (call, { first }) => call('POST', `documents/${first}/tailored`, { title: 'Third' }),
  drop: (call, { first, award }) =>
    call('DELETE', `documents/${first}/changes/${encodeURIComponent(award)}`),
  bringBack: (call, { first, version }) =>
    call('POST', `documents/${first}/versions/${version}/restore`, { look: true }),
  settle: (call, { proposal }) =>
    call('POST', `proposals/${proposal}/settle`, { accepted: [0], refused: [1] }),
  name: (call, { first }) => call('POST', `documents/${first}/versions`, { name: 'As sent' }),
};

/** A guest with a base and two that are tailored from it, about whom an act is to come. */
export class TailoringGuest {
  #cookie = '';
  #ids: Ids = { base: '', first: '', second: '', award: '', version: '', proposal: '' };
  readonly #act: string;
  before = '';

  constructor(act: string) {
    this.#act = act;
  }

  #call(url: string): Call {
    return async (method, path, body) => {
      const headers = { cookie: this.#cookie, origin: url, 'content-type': 'application/json' };
      const sent = method === 'GET' ? {} : { body: JSON.stringify(body ?? {}) };
      const reply = await fetch(`${url}/api/${path}`, { method, headers, ...sent });
      const [cookie] = reply.headers.getSetCookie();
      if (cookie) this.#cookie = String(cookie.split(';')[0]);
      const answer = (await reply.json()) as Record<string, unknown>;
      if (!reply.ok) throw new Error(`${method} ${path}: ${JSON.stringify(answer)}`);
      return answer;
    };
  }

  async begin(url: string): Promise<void> {
    const call = this.#call(url);
    const put = async (id: string, key: string, content: object) =>
      String((await call('PUT', `documents/${id}/parts/${key}`, { content })).key);
    const made = await call('POST', 'documents', { kind: 'resume', title: 'Base' });
    const base = String(made.document_id);
    const [one, two] = [
      await put(base, 'award:a', { name: 'One' }),
      await put(base, 'award:b', { name: 'Two' }),
    ];
    const tailor = async (title: string) =>
      String((await call('POST', `documents/${base}/tailored`, { title })).document_id);
    const [first, second] = [await tailor('First'), await tailor('Second')];
    this.#ids = { ...this.#ids, base, first, second, award: one };
    await put(first, one, { name: 'Mine' });
    if (this.#act === 'bringBack') {
      const named = await call('POST', `documents/${first}/versions`, { name: 'Then' });
      this.#ids.version = String(named.version_id);
    }
    await call('DELETE', `documents/${first}/parts/${two}`);
    await put(first, 'award:c', { name: 'Own' });
    await put(base, 'summary', { text: 'Theirs.' });
    if (this.#act === 'restore') await call('DELETE', `documents/${base}?tailored=keep`);
    await put(second, 'skills', { text: 'Mine.' });
    if (this.#act === 'settle') {
      await put(first, 'skills', { text: 'K8s, JS' });
      const respell = (from: string, to: string) => ({
        ...{ type: 'respell', places: [{ kind: 'skills' }], from, to },
      });
      const changes = [respell('K8s', 'Kubernetes'), respell('JS', 'JavaScript')];
      const body = { posting: 'Kubernetes, JavaScript', made_by: 'key', changes };
      const { proposal } = await call('POST', `documents/${first}/proposals`, body);
      this.#ids.proposal = String((proposal as { proposal_id: string }).proposal_id);
    }
    this.before = await this.state(url);
  }

  act(url: string): Promise<unknown> {
    return ACTS[this.#act]?.(this.#call(url), this.#ids) ?? Promise.reject();
  }

  /** All that the guest's documents say, as a text; ids by the order in which they are met. */
  async state(url: string): Promise<string> {
    const call = this.#call(url);
    const { documents } = (await call('GET', 'documents')) as { documents: About[] };
    const said: unknown[] = [];
    for (const { document_id, title, base_id } of documents.toSorted(byTitle)) {
      const whole = (await call('GET', `documents/${document_id}`)) as { parts: object[] };
      const { changes } = await call('GET', `documents/${document_id}/changes`);
      const { versions } = (await call('GET', `documents/${document_id}/versions`)) as {
        versions: { name: string | null }[];
      };
      const names = versions.flatMap(({ name }) => name ?? []);
      const { proposals } = (await call('GET', `documents/${document_id}/proposals`)) as {
        proposals: { changes: { state: string }[] }[];
      };
      const settled = proposals.map((each) => each.changes.map(({ state }) => state));
      const about = { title, isTailored: base_id !== undefined, changes, names, settled };
      said.push({ ...about, parts: whole.parts });
    }
    const ids = new Map<string, string>();
    return JSON.stringify(said, null, 1).replaceAll(UUID, (id) => {
      ids.set(id, ids.get(id) ?? `id ${ids.size}`);
      return ids.get(id) ?? '';
    });
  }
}

type About = { document_id: string; title: string; base_id?: string };
const byTitle = (one: About, other: About) => (one.title < other.title ? -1 : 1);
const UUID = /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/gu;
