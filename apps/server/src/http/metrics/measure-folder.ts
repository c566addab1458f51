import type { StatsFs } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { Gauge, type Registry } from 'prom-client';
import { freeBytesOf } from '#lib/free-bytes.ts';

type Folder = {
  dataDir: string;
  backupDir: string;
  /** Finds the time of the last backup; undefined where none is known of. */
  findLastBackup: (dataDir: string) => Promise<Date | undefined>;
};

/** Adds gauges of a data folder: its disks, that of its backups, and the last backup. What cannot be measured has no value. */
export function measureFolder(registry: Registry, folder: Folder): void {
  const { dataDir, backupDir, findLastBackup } = folder;
  const folders = { data: dataDir, files: join(dataDir, 'files'), backups: backupDir };
  addDiskGauge(registry, folders, {
    name: 'shortlist_disk_size_bytes',
    help: 'Size of the disk of the data folder, of that of its uploaded files, and of that of its backups',
    read: ({ blocks, bsize }) => blocks * bsize,
  });
  addDiskGauge(registry, folders, {
    name: 'shortlist_disk_free_bytes',
    help: 'Bytes that the server may still write on these disks',
    read: freeBytesOf,
  });
  new Gauge({
    name: 'shortlist_last_backup_timestamp_seconds',
    help: 'Time of the last backup, in seconds since 1970; absent where none is known of',
    registers: [registry],
    async collect() {
      this.remove();
      const last = await findLastBackup(dataDir);
      if (last !== undefined) this.set(last.getTime() / 1_000);
    },
  });
}

type DiskGauge = { name: string; help: string; read: (disk: StatsFs) => number };

function addDiskGauge(
  registry: Registry,
  folders: Record<string, string>,
  { name, help, read }: DiskGauge,
): void {
  new Gauge({
    name,
    help,
    labelNames: ['folder'],
    registers: [registry],
    async collect() {
      for (const [folder, path] of Object.entries(folders)) {
        const disk = await statfs(path).catch(() => undefined);
        if (disk === undefined) this.remove(folder);
        else this.set({ folder }, read(disk));
      }
    },
  });
}
