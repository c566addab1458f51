import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Of s3rver, which has no types, what is used here. It checks every signature. */
type S3rver = { run(): Promise<AddressInfo>; close(): Promise<void> };
type Options = {
  address: string;
  port: number;
  directory: string;
  silent: boolean;
  vhostBuckets: boolean;
  configureBuckets: readonly { name: string }[];
};
const S3rver: new (options: Options) => S3rver = createRequire(import.meta.url)(
  '@20minutes/s3rver',
);

/** A running S3 server with the buckets `uploads` and `empty`: a new one, or one that was stopped with its files kept. */
export async function startS3(at = 0, directory = mkdtempSync(join(tmpdir(), 'shortlist-s3-'))) {
  const server = new S3rver({
    address: '127.0.0.1',
    port: at,
    directory,
    silent: true,
    vhostBuckets: false,
    configureBuckets: [{ name: 'uploads' }, { name: 'empty' }],
  });
  const { port } = await server.run();
  let isRunning = true;
  return {
    /** `S3_URL` of a bucket; the server's key and secret are both `S3RVER`. */
    url: (bucket = 'uploads', secret = 'S3RVER') =>
      `http://S3RVER:${secret}@127.0.0.1:${port}/${bucket}`,
    directory,
    /** Once stopped with its files kept, it may be stopped again without them. */
    async stop(keepsFiles = false): Promise<void> {
      if (isRunning) await server.close();
      isRunning = false;
      if (!keepsFiles) rmSync(directory, { recursive: true, force: true });
    },
  };
}
