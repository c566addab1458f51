import { join } from 'node:path';
import type { Config } from '#config/read-config.ts';
import type { FileStore } from './file-store.ts';
import { openFolderStore } from './folder-store.ts';
import { type Incoming, openIncoming } from './incoming.ts';
import { openS3Store } from './s3-store.ts';

/** The place where files come in, on this machine's disk, and the store where they are kept. */
export type Files = { incoming: Incoming; store: FileStore };

/** The bucket that `s3Url` names, or the folder `files` of `dataDir`. */
export function openFiles({ dataDir, s3Url }: Pick<Config, 'dataDir' | 's3Url'>): Files {
  return {
    incoming: openIncoming(join(dataDir, 'incoming')),
    store: s3Url === undefined ? openFolderStore(join(dataDir, 'files')) : openS3Store(s3Url),
  };
}
