import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { packTar } from 'modern-tar/fs';
import { type KeptBackup, listFiles } from './backup-folder.ts';

/** Packs a whole backup as a tar file with one folder in it. What lies beside its own files is left out. */
export const packBackup = (folder: string, { name, manifest }: KeptBackup): Readable =>
  packTar(
    listFiles(manifest).map((file) => ({
      ...{ type: 'file', source: join(folder, file), target: `${name}/${file}`, mode: 0o600 },
    })),
  );
