import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Lays a whole backup without a row into the folder of backups of a server; answers its name. */
export function layBackup(dataDir: string, name: string, madeAt = '2026-11-29T12:00:00.000Z') {
  const folder = join(dataDir, 'backups', name);
  mkdirSync(folder, { recursive: true });
  const manifest = {
    ...{ form: 1, product: 'Shortlist', madeAt, engine: 'pglite', migration: 0 },
    ...{ tables: [], files: [], missingFiles: [], secret: 'in SESSION_SECRET' },
  };
  writeFileSync(join(folder, 'manifest.json'), JSON.stringify(manifest));
  return name;
}
