import { createReadStream, existsSync } from 'node:fs';
import { mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { unpackTar } from 'modern-tar/fs';
import { StartRefused } from '#config/start-refused.ts';
import { isOutOfRoom } from '#lib/free-bytes.ts';
import { MANIFEST } from './manifest.ts';
import { NoRoom } from './no-room.ts';

/**
 * Unpacks a backup from a tar file into a new folder; answers the folder that the backup is in, which may be the one in it. Links
 * are left out. Throws `StartRefused` where the file is no tar file, or was cut off.
 */
export async function unpackBackup(archive: string, into: string): Promise<string> {
  await mkdir(into, { mode: 0o700 });
  try {
    const isPlain = ({ type }: { type?: string }) => type === 'file' || type === 'directory';
    const unpack = unpackTar(into, { filter: isPlain, fmode: 0o600, dmode: 0o700 });
    await pipeline(createReadStream(archive), unpack);
  } catch (cause) {
    if (isOutOfRoom(cause))
      throw new NoRoom(`There is no room to unpack it in ${into}.`, { cause });
    throw new StartRefused(`It is no whole tar file (${String(cause)}).`, { cause });
  }
  const folders = [into, ...(await readdir(into)).map((name) => join(into, name))];
  const found = folders.find((folder) => existsSync(join(folder, MANIFEST)));
  if (found !== undefined) return found;
  throw new StartRefused(`It has no ${MANIFEST}: it is no backup, or was cut off.`);
}
