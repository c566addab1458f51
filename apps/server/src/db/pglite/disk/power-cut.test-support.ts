import {
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readlinkSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { type Disk, REAL_DISK } from './durable-file-system.ts';

/**
 * A disk that keeps beside `folder` a copy, `surviving`, of what a power cut would leave of it at
 * the worst: of a file the bytes of its last sync, of a folder the names of its last sync. Starts
 * from what `folder` holds now. The system must show open files in /proc, as Linux does.
 */
export function diskBeforePowerCut(folder: string, surviving: string): Disk {
  cpSync(folder, surviving, { recursive: true });
  const survivorOf = (path: string) => join(surviving, relative(folder, path));
  return {
    ...REAL_DISK,
    sync(descriptor) {
      REAL_DISK.sync(descriptor);
      const path = readlinkSync(`/proc/self/fd/${descriptor}`);
      if (statSync(path).isDirectory()) return copyNames(path, survivorOf(path));
      mkdirSync(dirname(survivorOf(path)), { recursive: true });
      copyFileSync(path, survivorOf(path));
    },
  };
}

function copyNames(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  const names = readdirSync(from);
  for (const gone of readdirSync(to).filter((name) => !names.includes(name)))
    rmSync(join(to, gone), { recursive: true });
  for (const made of names.filter((name) => !existsSync(join(to, name)))) {
    if (statSync(join(from, made)).isDirectory()) mkdirSync(join(to, made));
    else writeFileSync(join(to, made), '');
  }
}
