import { randomBytes, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { readdirSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { temporaryFolder } from '../temporary-folder.test-support.ts';
import type { FileStore } from './file-store.ts';
import { openFolderStore } from './folder-store.ts';
import { startS3 } from './s3-server.test-support.ts';
import { openS3Store } from './s3-store.ts';

const home = temporaryFolder('stores');
let s3: Awaited<ReturnType<typeof startS3>>;
beforeAll(async () => {
  s3 = await startS3();
});
afterAll(async () => {
  await s3.stop();
});

const newFile = (bytes: Buffer) => {
  const path = join(home, randomUUID());
  writeFileSync(path, bytes);
  return path;
};

describe.each<{ name: string; open: () => FileStore; openEmpty: () => FileStore }>([
  {
    name: 'a folder',
    open: () => openFolderStore(join(home, 'kept')),
    openEmpty: () => openFolderStore(join(home, 'empty')),
  },
  {
    name: 'an S3 bucket',
    open: () => openS3Store(s3.url()),
    openEmpty: () => openS3Store(s3.url('empty')),
  },
  {
    name: 'a folder of an S3 bucket',
    open: () => openS3Store(`${s3.url()}/site/files/`),
    openEmpty: () => openS3Store(`${s3.url()}/site/empty/`),
  },
])('[WS9] files in $name', ({ open, openEmpty }) => {
  const read = async (key: string) => {
    const bytes = await open().get(key);
    return bytes && buffer(bytes);
  };

  it.each([0, 1, 100_000, 10 * 1_048_576])('of %i bytes come back as they were', async (size) => {
    const [key, bytes] = [randomUUID(), randomBytes(size)];
    await open().put(key, newFile(bytes));
    expect((await read(key))?.equals(bytes)).toBe(true);
  });

  it('are gone once they are removed, and may be removed again', async () => {
    const [key, other] = [randomUUID(), randomUUID()];
    for (const name of [key, other]) await open().put(name, newFile(Buffer.from(name)));
    await open().remove(key);
    await open().remove(key);
    expect(await read(key)).toBeUndefined();
    expect(String(await read(other))).toBe(other);
  });

  it('are looked for before others come: none, and one', async () => {
    const store = openEmpty();
    expect(await store.isEmpty()).toBe(true);
    const key = randomUUID();
    await store.put(key, newFile(Buffer.from('x')));
    expect(await store.isEmpty()).toBe(false);
    await store.remove(key);
    expect(await store.isEmpty()).toBe(true);
  });

  it('are not found where there never were any', async () => {
    expect(await read(randomUUID())).toBeUndefined();
  });
});

describe('[WS9] a folder of files', () => {
  it('is for the server’s own account only, and holds no half files', async () => {
    const folder = join(home, 'private');
    const store = openFolderStore(folder);
    const key = randomUUID();
    await store.put(key, newFile(Buffer.from('x')));
    await expect(store.put(randomUUID(), join(home, 'none'))).rejects.toThrow('ENOENT');
    expect(readdirSync(folder)).toEqual([key]);
    expect(statSync(folder).mode & 0o777).toBe(0o700);
  });
});

describe('[WS9] an S3 bucket', () => {
  it('takes no file that it is denied for one that is absent, and says which rights may lack', async () => {
    // As S3 answers for an absent object to a key without s3:ListBucket; the server here knows no rights.
    const denied = '<Error><Code>AccessDenied</Code><Message>Access Denied</Message></Error>';
    const server = createServer((_, response) => response.writeHead(403).end(denied));
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const store = openS3Store(`http://key:secret@127.0.0.1:${port}/uploads`);
    await expect(store.get(randomUUID())).rejects.toThrow(/403, AccessDenied.*s3:ListBucket/u);
    server.close();
  });

  it.each([
    {
      it: 'a wrong secret',
      url: () => s3.url('uploads', 'wrong'),
      says: /403, SignatureDoesNotMatch/u,
    },
    { it: 'a bucket that is not there', url: () => s3.url('nothing'), says: /404, NoSuchBucket/u },
  ])('says what is wrong with $it', async ({ url, says }) => {
    const store = openS3Store(url());
    await expect(store.put(randomUUID(), newFile(Buffer.from('x')))).rejects.toThrow(says);
  });

  it.each([
    { it: 'a wrong secret', url: () => s3.url('uploads', 'wrong') },
    { it: 'a bucket that is not there', url: () => s3.url('nothing') },
  ])('[OP3] is known to refuse before the first file comes, with $it', async ({ url }) => {
    await expect(openS3Store(url()).check()).rejects.toMatchObject({ isRefusal: true });
    await expect(openS3Store(s3.url()).check()).resolves.toBeUndefined();
  });

  it('[OP3] that hangs is given up, whatever is asked of it', async () => {
    const server = createServer(() => undefined);
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const waits = { longestMs: { PUT: 100, DELETE: 100, GET: 60_000 }, answerMs: 100 };
    const store = openS3Store(`http://key:secret@127.0.0.1:${port}/uploads`, waits);
    const given = { code: 'store ETIMEDOUT', statusCode: 503, isRefusal: false };
    await expect(store.put('a', newFile(Buffer.from('x')))).rejects.toMatchObject(given);
    await expect(store.get('a')).rejects.toMatchObject(given);
    await expect(store.remove('a')).rejects.toMatchObject(given);
    await expect(store.check()).rejects.toMatchObject(given);
    server.closeAllConnections();
    server.close();
  });
});
