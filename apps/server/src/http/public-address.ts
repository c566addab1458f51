import { randomUUID } from 'node:crypto';
import { get as getHttp, type IncomingMessage } from 'node:http';
import { get as getHttps } from 'node:https';
import type { FastifyRequest } from 'fastify';
import type { Visit } from '#control/protocol.ts';

const HEADER = 'x-self-visit';
/** A public address that has not answered by now, in ms, does not answer. */
const ANSWER_MS = 10_000;
/** Times that the public address is asked: where several servers share it, another of them may answer. */
const TRIES = 10;

/** As long as an origin may be (RFC 1035, with scheme and port), and as much as is told of where an answer leads. */
const LONGEST = 270;

/** The public address of a server: visits there, and where else people come from. */
export class PublicAddress {
  readonly origin: string | undefined;
  /** The last write that was refused since its page was opened at another address of this server. */
  elsewhere: { origin: string; at: string } | undefined;
  readonly #expected = new Map<string, Visit['seen']>();

  constructor(publicUrl: string | undefined) {
    this.origin = publicUrl;
  }

  /** Notes how a visit is seen. Does nothing for any other request. */
  noticeVisit({ headers, protocol, host }: FastifyRequest): void {
    const word = headers[HEADER];
    if (typeof word !== 'string' || !this.#expected.has(word)) return;
    const isForwarded = headers['x-forwarded-for'] !== undefined;
    this.#expected.set(word, { origin: `${protocol}://${host}`, isForwarded });
  }

  /** Notes a write from a page of another origin where that is this server, at an address which is not its public one. */
  noticeElsewhere(origin: string, host: string): void {
    if (origin.length > LONGEST || !URL.canParse(origin) || new URL(origin).host !== host) return;
    this.elsewhere = { origin: new URL(origin).origin, at: new Date().toISOString() };
  }

  /** Visits the address, where there is one. Follows no redirection, decodes nothing, never throws. */
  async visit(): Promise<Visit | undefined> {
    if (this.origin === undefined) return undefined;
    const url = new URL('/healthz', this.origin);
    for (let nth = 1; ; nth += 1) {
      const visit = await this.#visitOnce(url);
      if (visit.seen !== undefined || visit.status !== 200 || nth === TRIES) return visit;
    }
  }

  async #visitOnce(url: URL): Promise<Visit> {
    const word = randomUUID();
    this.#expected.set(word, undefined);
    try {
      const { statusCode: status, headers } = await ask(url, { [HEADER]: word });
      const location = headers.location?.slice(0, LONGEST);
      const ahead = Date.parse(headers.date ?? '') - Date.now();
      const aheadMs = Number.isNaN(ahead) ? undefined : ahead;
      return { status, location, aheadMs, seen: this.#expected.get(word) };
    } catch (error) {
      const { code, name } = error as NodeJS.ErrnoException;
      return { failure: code ?? name };
    } finally {
      this.#expected.delete(word);
    }
  }
}

/** Asks for the head of an answer. Each time over a connection of its own: a kept one would lead to the same server again. */
const ask = (url: URL, headers: Record<string, string>) =>
  new Promise<IncomingMessage>((resolve, reject) => {
    const get = url.protocol === 'https:' ? getHttps : getHttp;
    const signal = AbortSignal.timeout(ANSWER_MS);
    const asked = get(url, { headers, signal, agent: false }, (answer) => {
      answer.destroy();
      resolve(answer);
    });
    asked.on('error', reject);
  });
