import {
  type Endpoint,
  type ErrorCode,
  getModel,
  getSession,
  getWays,
  listProviders,
  type ResponseOf,
  STATUS_OF_CODE,
  savePart,
} from '@shortlist/contracts';

export type Sent = { method: string; url: string; headers: Headers; body: unknown };
type ReplyTo<E extends Endpoint> = (sent: Sent) => ResponseOf<E>;
type Answer = (sent: Sent) => Response | Promise<Response>;

/** The call that saves one part; of a key that ends in a colon (`experience:`) every entry of the kind. */
export function savingOf(key: string) {
  const part = encodeURIComponent(key) + (key.endsWith(':') ? ':id' : '');
  return { ...savePart, url: `/api/documents/:documentId/parts/${part}` as const };
}

/** The key of the part that was sent. */
export const keyOf = ({ url }: Pick<Sent, 'url'>): string =>
  decodeURIComponent(url.slice(url.lastIndexOf('/') + 1));

/** Contents of the saves of a part, or of all entries of a kind, in their order. */
export const contentsSent = (network: Network, key: string): Record<string, unknown>[] =>
  network.sentTo(savingOf(key)).map(({ body }) => Object(body).content);

/** The network as a page sees it: what each endpoint answers, and what was sent. */
export type Network = {
  /** All is well from now on, with these words, or those for what was sent, said once `when` has come. */
  answer<E extends Endpoint>(
    endpoint: E,
    reply: ResponseOf<E> | ReplyTo<E>,
    when?: Promise<void>,
  ): void;
  /** A refusal; `details` are what it says besides, e.g. the newer value of a stale save. */
  refuse(endpoint: Endpoint, code: ErrorCode, message: string, details?: object): void;
  /** An answer that is not the server's own, e.g. a proxy's page. */
  answerRaw(endpoint: Endpoint, status: number, text: string): void;
  /** No answer ever comes back. */
  cut(endpoint: Endpoint): void;
  sentTo(endpoint: Endpoint): Sent[];
};

const json = (status: number, body: unknown) =>
  new Response(JSON.stringify(body), {
    status,
    headers: { 'Content-Type': 'application/json' },
  });

const matches = ({ method, url }: Endpoint, sent: { method: string; url: string }) => {
  const path = sent.url.split('?')[0] ?? '';
  const pattern = new RegExp(`^${url.replaceAll('.', '\\.').replace(/:\w+/g, '[^/]+')}$`);
  return method === sent.method && pattern.test(path);
};

/**
 * Stands where the network would, again for each test; an endpoint without an answer is cut off. Until a test says otherwise,
 * nobody is logged in, and there is no language model.
 */
export function openNetwork(): Network {
  const answers: { endpoint: Endpoint; answer: Answer }[] = [];
  const log: Sent[] = [];
  const on = (endpoint: Endpoint, answer: Answer) => answers.unshift({ endpoint, answer });

  globalThis.fetch = async (input, init = {}) => {
    const url = String(input);
    const sent: Sent = {
      method: init.method ?? 'GET',
      url,
      headers: new Headers(init.headers),
      body: typeof init.body === 'string' ? JSON.parse(init.body) : undefined,
    };
    log.push(sent);
    const found = answers.find(({ endpoint }) => matches(endpoint, sent));
    if (!found) throw new TypeError('Failed to fetch');
    return found.answer(sent);
  };

  on(getSession, () => json(200, null));
  on(getWays, () => json(200, { signUp: 'open', hasPasswords: true, providers: [] }));
  on(listProviders, () => json(200, { providers: [] }));
  on(getModel, () => json(200, { status: 'success', message: '', isOn: false, name: '' }));

  return {
    answer: <E extends Endpoint>(
      endpoint: E,
      reply: ResponseOf<E> | ReplyTo<E>,
      when?: Promise<void>,
    ) =>
      on(endpoint, async (sent) => {
        await when;
        // What comes as JSON is no function.
        return json(200, typeof reply === 'function' ? (reply as ReplyTo<E>)(sent) : reply);
      }),
    refuse: (endpoint, code, message, details) =>
      on(endpoint, () =>
        json(STATUS_OF_CODE[code], { status: 'error', code, message, ...details }),
      ),
    answerRaw: (endpoint, status, text) => on(endpoint, () => new Response(text, { status })),
    cut: (endpoint) =>
      on(endpoint, () => {
        throw new TypeError('Failed to fetch');
      }),
    sentTo: (endpoint) => log.filter((sent) => matches(endpoint, sent)),
  };
}
