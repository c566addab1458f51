import {
  type Endpoint,
  formatIfMatch,
  type RequestOf,
  type ResponseOf,
} from '@shortlist/contracts';
import { ApiError, isEnvelope, NetworkError } from './api-error.ts';

export type CallOptions = {
  /** The revision that the change was made on; the server refuses a stale one with 409. */
  ifMatch?: number | undefined;
  /** Lets the request outlive the page: for the save of a tab that is being closed. */
  keepalive?: boolean;
  signal?: AbortSignal;
  /** Longest time to wait for the answer, in ms. */
  timeoutMs?: number;
};

const TIMEOUT_MS = 20_000;

type LooseRequest = {
  params?: Record<string, unknown>;
  querystring?: Record<string, unknown>;
  body?: unknown;
};

/**
 * Calls an endpoint of the contracts and answers its body.
 * Throws `ApiError` when the server refuses and `NetworkError` when no answer comes in time.
 */
export async function call<E extends Endpoint>(
  endpoint: E,
  request: RequestOf<E>,
  options: CallOptions = {},
): Promise<ResponseOf<E>> {
  const response = await send(endpoint, request as LooseRequest, options);
  const text = await response.text().catch((cause: unknown) => {
    throw new NetworkError('The answer was cut off.', { cause });
  });
  const body = readJson(text);
  const answer = endpoint.schema.response[200].safeParse(body);
  if (!response.ok || !answer.success) throw refusal(response, text, body);
  // Parsed by the endpoint's own schema, which `Endpoint` no longer knows the type of.
  return answer.data as ResponseOf<E>;
}

/**
 * Calls an endpoint whose answer comes bit by bit, and answers it as soon as it begins. Throws as
 * `call` does; `timeoutMs` is the time until the answer ends.
 */
export async function callForStream<E extends Endpoint>(
  endpoint: E,
  request: RequestOf<E>,
  options: CallOptions,
): Promise<Response> {
  const response = await send(endpoint, request as LooseRequest, options);
  if (response.ok) return response;
  const text = await response.text();
  throw refusal(response, text, readJson(text));
}

async function send(endpoint: Endpoint, request: LooseRequest, options: CallOptions) {
  const { ifMatch, keepalive = false, signal, timeoutMs = TIMEOUT_MS } = options;
  const timeout = AbortSignal.timeout(timeoutMs);
  try {
    return await fetch(addressOf(endpoint.url, request), {
      method: endpoint.method,
      credentials: 'same-origin',
      keepalive,
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
      headers: {
        Accept: 'application/json',
        ...(request.body !== undefined && { 'Content-Type': 'application/json' }),
        ...(ifMatch !== undefined && { 'If-Match': formatIfMatch(ifMatch) }),
      },
      ...(request.body !== undefined && { body: JSON.stringify(request.body) }),
    });
  } catch (cause) {
    if (signal?.aborted) throw cause;
    throw new NetworkError('The server could not be reached.', { cause });
  }
}

/** Puts the parameters into the path's ":name" places and the query behind it. */
function addressOf(url: string, { params = {}, querystring = {} }: LooseRequest): string {
  const path = url.replace(/:(\w+)/g, (_place, name: string) =>
    encodeURIComponent(String(params[name])),
  );
  const search = new URLSearchParams(
    Object.entries(querystring).map(([name, value]) => [name, String(value)]),
  ).toString();
  return search ? `${path}?${search}` : path;
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function refusal({ status, headers }: Response, text: string, body: unknown): ApiError {
  if (!isEnvelope(body)) {
    return new ApiError(`Server responded with ${status}: ${text.slice(0, 200)}`, { status, body });
  }
  const seconds = Number(headers.get('Retry-After') ?? Number.NaN);
  return new ApiError(typeof body.message === 'string' ? body.message : '', {
    status,
    body,
    code: typeof body.code === 'string' ? body.code : undefined,
    retryAfterMs: Number.isFinite(seconds) ? seconds * 1000 : undefined,
  });
}
