import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterEach, expect, it } from 'vitest';
import { openS3Store } from './s3-store.ts';

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

/** A bucket that answers every question so. */
async function bucketThat(encoding: string, body: Buffer) {
  const asked: (string | undefined)[] = [];
  const server = createServer((request, response) => {
    asked.push(request.headers['accept-encoding'] as string | undefined);
    response.writeHead(200, encoding ? { 'content-encoding': encoding } : {}).end(body);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  closing.push(() => server.close());
  const { port } = server.address() as AddressInfo;
  return { store: openS3Store(`http://key:secret@127.0.0.1:${port}/uploads`), asked };
}

it.each([
  ['br', brotliCompressSync],
  ['gzip', gzipSync],
] as const)(
  '[TR3] a bucket that compresses with %s what was asked for as it is, is not read',
  async (encoding, compress) => {
    const { store, asked } = await bucketThat(encoding, compress('a file'));
    await expect(store.get('key')).rejects.toMatchObject({ code: 'store EPROTO', statusCode: 503 });
    await expect(store.isEmpty()).rejects.toThrow();
    expect(new Set(asked)).toEqual(new Set(['identity']));
  },
);

it('a bucket that sends a file as it is, is read', async () => {
  const { store } = await bucketThat('', Buffer.from('a file'));
  const stream = await store.get('key');
  expect(Buffer.concat((await stream?.toArray()) ?? []).toString()).toBe('a file');
});
