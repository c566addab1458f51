import { openAsBlob } from 'node:fs';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { setTimeout as sleep } from 'node:timers/promises';
import { AwsClient } from 'aws4fetch';
import { fetchPlain } from '#lib/fetch-plain.ts';
import type { FileStore } from './file-store.ts';
import { StoreFailure } from './store-failure.ts';

/** A request that takes longer, in ms, is given up; reading takes as long as the download. */
const LONGEST_MS = { PUT: 20_000, DELETE: 8_000, GET: 600_000 };
/** A store that has not begun to answer a question by now, in ms, hangs. */
const ANSWER_MS = 8_000;

type Waits = { longestMs: typeof LONGEST_MS; answerMs: number };

/** Asked for to see whether the store lets us in; never stored. */
const ABSENT_KEY = 'absent-on-purpose';

/** Codes of S3 for an object that is not there: to a key that may list the bucket, and to one that may not. */
const LETS_US_IN = / (?:NoSuchKey|AccessDenied)$/u;

const MISSING_RIGHT =
  ' Either the key of S3_URL lacks a right (s3:GetObject, s3:PutObject, s3:DeleteObject), or it lacks s3:ListBucket and the file is not there.';

/**
 * Keeps files in an S3 bucket. `s3Url` is `https://key:secret@host/bucket`, with a folder after the
 * bucket where one is wanted and `?region=` where it is not `us-east-1`.
 *
 * An object is there when S3 has said so, and only whole: S3 knows no half of an object.
 */
export function openS3Store(
  s3Url: string,
  { longestMs, answerMs }: Waits = { longestMs: LONGEST_MS, answerMs: ANSWER_MS },
): FileStore {
  const { client, bucket, listing } = readS3Url(s3Url);

  const objectAt = (key: string) => `${bucket}/${key}`;

  async function ask(method: keyof Waits['longestMs'], url: string, body?: Blob) {
    const hanging = new AbortController();
    // An upload is answered when all of it is there.
    const patienceMs = body ? longestMs[method] : answerMs;
    const timer = setTimeout(() => hanging.abort(HANGS), patienceMs);
    try {
      const signal = AbortSignal.any([hanging.signal, AbortSignal.timeout(longestMs[method])]);
      return await sendAgain(() => send(method, url, { signal, ...(body && { body }) }));
    } catch (cause) {
      throw unreachable(cause);
    } finally {
      clearTimeout(timer);
    }
  }

  /** Signed anew each time, since a signature holds for minutes and says when it was made. */
  async function send(
    method: string,
    url: string,
    { signal, body }: { signal: AbortSignal; body?: Blob },
  ) {
    const headers = body ? { 'content-type': 'application/octet-stream' } : {};
    const signed = await client.sign(url, { method, headers });
    return fetchPlain(signed.url, {
      method,
      headers: signed.headers,
      signal,
      ...(body && { body }),
    });
  }

  return {
    async put(key, path) {
      await settled(await ask('PUT', objectAt(key), await openAsBlob(path)));
    },

    async get(key) {
      const reply = await ask('GET', objectAt(key));
      if (reply.status === 404) {
        await reply.body?.cancel();
        return undefined;
      }
      if (!reply.ok || reply.body === null) throw await failure(reply);
      return Readable.fromWeb(reply.body as ReadableStream); // The same stream, typed by another library.
    },

    async remove(key) {
      const reply = await ask('DELETE', objectAt(key));
      if (reply.status !== 404) await settled(reply);
      else await reply.body?.cancel();
    },

    async isEmpty() {
      const reply = await ask('GET', listing);
      if (!reply.ok) throw await failure(reply);
      return !(await reply.text()).includes('<Contents>');
    },

    async check() {
      const reply = await ask('GET', objectAt(ABSENT_KEY));
      if (reply.ok) return void (await reply.body?.cancel());
      const refused = await failure(reply);
      if (!LETS_US_IN.test(refused.code)) throw refused;
    },
  };
}

function readS3Url(s3Url: string) {
  const url = new URL(s3Url);
  const client = new AwsClient({
    accessKeyId: decodeURIComponent(url.username),
    secretAccessKey: decodeURIComponent(url.password),
    service: 's3',
    region: url.searchParams.get('region') ?? 'us-east-1',
  });
  const path = url.pathname.replace(/^\/|\/$/gu, '');
  const [name = '', ...folders] = path.split('/');
  const prefix = folders.map((folder) => `${decodeURIComponent(folder)}/`).join('');
  const asked = new URLSearchParams({ 'max-keys': '1', prefix });
  return {
    client,
    bucket: `${url.origin}/${path}`,
    /** Lists one object at most, of the bucket's folder where it has one. */
    listing: `${url.origin}/${name}?${asked}`,
  };
}

/** A store that is busy, or has a fault of its own, is asked twice more. */
async function sendAgain(send: () => Promise<Response>): Promise<Response> {
  for (const waitMs of [50, 100]) {
    const reply = await send();
    if (reply.status < 500 && reply.status !== 429) return reply;
    await reply.body?.cancel();
    await sleep(waitMs);
  }
  return send();
}

async function settled(reply: Response): Promise<void> {
  if (!reply.ok) throw await failure(reply);
  await reply.body?.cancel();
}

/**
 * S3 says in XML what is wrong; its code is enough, and holds nothing of the file.
 *
 * Where the key may not list the bucket, S3 denies an absent object just as one that may not be read
 * (GetObject, "Permissions"). It is therefore never taken for absent: a right that was taken away
 * would make every file look removed.
 */
async function failure(reply: Response): Promise<StoreFailure> {
  const code = /<Code>(\w+)<\/Code>/u.exec(await reply.text())?.[1] ?? 'no code';
  const hint = code === 'AccessDenied' ? MISSING_RIGHT : '';
  const isRefusal = reply.status >= 400 && reply.status < 500 && reply.status !== 429;
  return new StoreFailure(`The file store answered ${reply.status}, ${code}.${hint}`, {
    code: `store ${reply.status} ${code}`,
    isRefusal,
  });
}

const HANGS = Object.assign(new Error('It does not answer.'), { code: 'ETIMEDOUT' });

/** `fetch` says only that it failed; its cause says why. */
function unreachable(cause: unknown): StoreFailure {
  const { name, code, cause: inner } = Object(cause) as { [name: string]: unknown };
  const why = Object(inner).code ?? (typeof code === 'string' ? code : name);
  return new StoreFailure(`The file store cannot be reached (${why}).`, {
    code: `store ${why}`,
    isRefusal: false,
    cause,
  });
}
