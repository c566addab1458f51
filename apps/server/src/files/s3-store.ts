import { openAsBlob } from 'node:fs';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { AwsClient } from 'aws4fetch';
import type { FileStore } from './file-store.ts';

/** A request that takes longer is given up; reading takes as long as the download. */
const LONGEST_MS = { PUT: 60_000, DELETE: 60_000, GET: 600_000 };

const MISSING_RIGHT =
  ' Either the key of S3_URL lacks a right (s3:GetObject, s3:PutObject, s3:DeleteObject), or it lacks s3:ListBucket and the file is not there.';

/**
 * Keeps files in an S3 bucket. `s3Url` is `https://key:secret@host/bucket`, with a folder after the
 * bucket where one is wanted and `?region=` where it is not `us-east-1`.
 *
 * An object is there when S3 has said so, and only whole: S3 knows no half of an object.
 */
export function openS3Store(s3Url: string): FileStore {
  const { client, bucket } = readS3Url(s3Url);

  async function ask(method: keyof typeof LONGEST_MS, key: string, body?: Blob) {
    return client.fetch(`${bucket}/${key}`, {
      method,
      ...(body && { body, headers: { 'content-type': 'application/octet-stream' } }),
      signal: AbortSignal.timeout(LONGEST_MS[method]),
    });
  }

  return {
    async put(key, path) {
      await settled(await ask('PUT', key, await openAsBlob(path)));
    },

    async get(key) {
      const reply = await ask('GET', key);
      if (reply.status === 404) {
        await reply.body?.cancel();
        return undefined;
      }
      if (!reply.ok || reply.body === null) throw await failure(reply);
      return Readable.fromWeb(reply.body as ReadableStream); // The same stream, typed by another library.
    },

    async remove(key) {
      const reply = await ask('DELETE', key);
      if (reply.status !== 404) await settled(reply);
      else await reply.body?.cancel();
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
    retries: 2,
  });
  return { client, bucket: `${url.origin}${url.pathname.replace(/\/$/u, '')}` };
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
async function failure(reply: Response): Promise<Error> {
  const code = /<Code>(\w+)<\/Code>/u.exec(await reply.text())?.[1] ?? 'no code';
  const hint = code === 'AccessDenied' ? MISSING_RIGHT : '';
  return new Error(`The file store answered ${reply.status}, ${code}.${hint}`);
}
