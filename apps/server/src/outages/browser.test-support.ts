import { createResume, listResumes, signIn } from '@shortlist/contracts';
import { expect } from 'vitest';

/** A browser over a real connection, as far as cookies and JSON go. */
export class Browser {
  readonly #cookies = new Map<string, string>();

  async call({ method, url }: { method: string; url: string }, at: string, body?: object) {
    const cookie = [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const reply = await fetch(`${at}${url}`, {
      method,
      headers: { cookie, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    });
    const answer = (await reply.json()) as Record<string, unknown>;
    for (const set of reply.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/u.exec(set) ?? [];
      this.#cookies.set(name, value);
    }
    return { status: reply.status, answer };
  }

  async signIn(at: string, credentials: object): Promise<void> {
    expect((await this.call(signIn, at, credentials)).status).toBe(200);
  }

  async listIds(at: string): Promise<string[]> {
    const { status, answer } = await this.call(listResumes, at);
    if (status === 401) return []; // The guest is gone, and their cookie with them.
    return (answer.resumes as { resume_id: string }[]).map(({ resume_id }) => resume_id).sort();
  }
}

/** A guest with so many resumes, and the ids of these. */
export async function guestWithResumes(at: string, count: number) {
  const guest = new Browser();
  const create = async (nth: number) =>
    String((await guest.call(createResume, at, { resumeName: `${nth}` })).answer.resume_id);
  const first = await create(0);
  const rest = Array.from({ length: count - 1 }, (_, nth) => create(nth + 1));
  return { guest, ids: [first, ...(await Promise.all(rest))].sort() };
}
