import { isDeepStrictEqual } from 'node:util';
import { formatIfMatch } from '@shortlist/contracts';

/** A guest whose edits are distinguished by their numbers; knows what the server has confirmed. */
export class Writer {
  #cookie = '';
  #resume = '';
  #revision = 1;
  #sent = 0;
  /** The summary as confirmed, and as it was last sent, which a killed server may have kept or not. */
  #summary = '';
  #sentSummary = '';
  readonly projects = new Map<string, string>();

  async #post(url: string, path: string, body: object, headers = {}) {
    const reply = await fetch(`${url}/api/${path}.php`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie: this.#cookie, ...headers },
      body: JSON.stringify({ resume_id: this.#resume, ...body }),
    });
    const [cookie] = reply.headers.getSetCookie();
    if (cookie) this.#cookie = String(cookie.split(';')[0]);
    return (await reply.json()) as Record<string, string & number>;
  }

  async begin(url: string): Promise<void> {
    const { resume_id } = await this.#post(url, 'create_resume', { resumeName: 'Written' });
    this.#resume = String(resume_id);
  }

  /** Writes until the server is gone, telling of each write that was confirmed. */
  async writeOn(url: string, onConfirmed: () => void): Promise<void> {
    try {
      for (;;) {
        if (await this.#writeOnce(url)) onConfirmed();
      }
    } catch {
      // The server was killed under this write: it was not confirmed, and may be there or not.
    }
  }

  async #writeOnce(url: string): Promise<boolean> {
    this.#sent += 1;
    const words = `edit ${this.#sent}`;
    if (this.#sent % 2 === 0) {
      const { project_id } = await this.#post(url, 'save_project', { id: words, name: words });
      if (project_id) this.projects.set(String(project_id), words);
      return project_id !== undefined;
    }
    this.#sentSummary = words;
    const headers = { 'if-match': formatIfMatch(this.#revision) };
    const { revision } = await this.#post(url, 'save_summary', { summary: words }, headers);
    if (revision === undefined) return false;
    this.#revision = revision;
    this.#summary = words;
    return true;
  }

  /** Lists what the server has lost of what it had confirmed. Catches up with what it has besides. */
  async listLost(url: string): Promise<string[]> {
    const reply = await fetch(`${url}/api/get_resume_details.php?resume_id=${this.#resume}`, {
      headers: { cookie: this.#cookie },
    });
    const { data } = (await reply.json()) as {
      data: {
        summary: { summaries_description: string };
        revisions: { summary: number };
        projects: { id: string; name: string }[];
      };
    };
    const there = new Map(data.projects.map(({ id, name }) => [id, name]));
    const lost = [...this.projects]
      .filter(([id, name]) => there.get(id) !== name)
      .map(([id]) => id);
    const { summaries_description: summary } = data.summary;
    const confirmed = { revision: this.#revision, summary: this.#summary };
    const sent = { revision: this.#revision + 1, summary: this.#sentSummary };
    const found = { revision: data.revisions.summary, summary };
    if (![confirmed, sent].some((each) => isDeepStrictEqual(each, found))) lost.push(this.#summary);
    this.#revision = found.revision;
    this.#summary = found.summary;
    return lost;
  }
}
