import { createHash } from 'node:crypto';
import { expect } from 'vitest';

type Data = {
  state: { meaning: string };
  sent: { files: { kind: string; sha256: string }[] }[];
};

type Asked = [method: string, path: string, body?: object];

/** A guest with a resume, who sends it for applications. */
export class SendingGuest {
  #cookie = '';
  #resume = '';
  url = '';

  async begin(url: string): Promise<void> {
    this.url = url;
    const made = { kind: 'resume', title: 'Sent' };
    this.#resume = (
      await this.#call<{ document_id: string }>('POST', 'documents', made)
    ).document_id;
  }

  async addApplication(): Promise<string> {
    const made = await this.#call<{ application_id: string }>('POST', 'applications', {});
    return made.application_id;
  }

  /** Has what was sent for an application be kept; once, however often it is asked. */
  freeze(id: string): Promise<unknown> {
    const sent = { resume_id: this.#resume, client_id: id };
    return this.#call('POST', `applications/${id}/sent`, sent);
  }

  async read(id: string): Promise<Data> {
    return (await this.#call<{ data: Data }>('GET', `applications/${id}`)).data;
  }

  async #ask(...[method, path, body]: Asked): Promise<Response> {
    const headers = { cookie: this.#cookie, origin: this.url, 'content-type': 'application/json' };
    const sent = body ? { body: JSON.stringify(body) } : {};
    const reply = await fetch(`${this.url}/api/${path}`, { method, headers, ...sent });
    const [cookie] = reply.headers.getSetCookie();
    if (cookie) this.#cookie = String(cookie.split(';')[0]);
    return reply;
  }

  async #call<T>(...asked: Asked): Promise<T> {
    const reply = await this.#ask(...asked);
    if (!reply.ok) throw new Error(`${asked[1]}: ${await reply.text()}`);
    return reply.json() as Promise<T>;
  }

  /** Expects that the files of an application are what their digests say. */
  async expectFiles(id: string, sent: Data['sent']): Promise<void> {
    for (const { kind, sha256 } of sent.flatMap(({ files }) => files)) {
      const reply = await this.#ask('GET', `applications/${id}/files/${kind}`);
      const bytes = Buffer.from(await reply.arrayBuffer());
      expect(createHash('sha256').update(bytes).digest('hex')).toBe(sha256);
    }
  }
}
