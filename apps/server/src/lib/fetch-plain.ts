import { type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

type Sent = Pick<RequestInit, 'method' | 'headers' | 'signal'> & { body?: string | Blob };

/** Statuses whose answers have no body, not even an empty one (Fetch, "null body status"). */
const BODILESS = new Set([204, 205, 304]);

/**
 * Asks a server that the configuration names, as `fetch` does, but decodes nothing and follows no redirection.
 *
 * It asks for the bytes as they are, and refuses an answer that is compressed all the same: `fetch` hands any
 * answer to the decoder that its header names, asked for or not, so the remote server could choose Brotli's.
 */
export function fetchPlain(address: string | URL, sent: Sent): Promise<Response> {
  const { body, signal, method = 'GET' } = sent;
  const url = new URL(address);
  const headers = {
    ...Object.fromEntries(new Headers(sent.headers)),
    'accept-encoding': 'identity',
  };
  return new Promise((resolve, reject) => {
    const fail = (cause: unknown) =>
      reject(signal?.aborted ? signal.reason : new TypeError('fetch failed', { cause }));
    const ask = url.protocol === 'https:' ? requestHttps : requestHttp;
    const options = {
      method,
      headers: { ...headers, ...lengthOf(body) },
      ...(signal && { signal }),
    };
    const request = ask(url, options, (answer) => {
      if (isAsked(answer)) return resolve(asResponse(answer));
      answer.destroy();
      fail(Object.assign(new Error('Not an answer that was asked for.'), { code: 'EPROTO' }));
    });
    request.on('error', fail);
    if (body instanceof Blob)
      pipeline(Readable.fromWeb(body.stream() as never), request).catch(fail); // The same stream, typed by another library.
    else request.end(body);
  });
}

/** Checks whether an answer is neither compressed nor a redirection. */
function isAsked({ headers, statusCode = 0 }: IncomingMessage): boolean {
  const { 'content-encoding': encoding = 'identity', location } = headers;
  return (
    encoding === 'identity' && (location === undefined || statusCode < 300 || statusCode > 399)
  );
}

function asResponse(answer: IncomingMessage): Response {
  const { statusCode: status = 0, rawHeaders } = answer;
  const headers = new Headers();
  for (let at = 0; at < rawHeaders.length; at += 2)
    headers.append(rawHeaders[at] ?? '', rawHeaders[at + 1] ?? '');
  if (!BODILESS.has(status))
    return new Response(Readable.toWeb(answer) as ReadableStream, { status, headers });
  answer.resume();
  return new Response(null, { status, headers });
}

function lengthOf(body: string | Blob | undefined): { 'content-length'?: number } {
  if (body === undefined) return {};
  return { 'content-length': typeof body === 'string' ? Buffer.byteLength(body) : body.size };
}
