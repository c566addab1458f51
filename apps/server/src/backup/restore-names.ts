import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** A restore under way, in `DATA_DIR`: what is left there is removed. */
export const DRAFT = 'restoring';
/** A restore that is whole, and only has to take its place: what is left there is moved. */
export const READY = 'restored.ready';
/** Names in `DATA_DIR` by which an operator lays a backup in before the first start: a folder, or one that was downloaded. */
export const FOLDER = 'restore';
export const ARCHIVE = 'restore.tar';
/** The latter while it is restored. */
export const UNPACKED = 'restore.unpacked';

/** Checks whether there is something to restore in a data folder, or to finish: the modules that do it take a twentieth of a second of a start. */
export const mayRestore = (dataDir: string): boolean =>
  [FOLDER, ARCHIVE, DRAFT, READY, UNPACKED].some((name) => existsSync(join(dataDir, name)));
