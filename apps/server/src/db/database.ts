import type { Db } from './db.ts';

/** An open, migrated database. */
export type Database = {
  db: Db;
  kind: 'pglite' | 'postgres';
  /**
   * Copies the files of an embedded database into a new folder, as a power cut at one moment would leave them: opening the copy
   * recovers it. Queries wait meanwhile. Absent where the database is none of files.
   */
  copyFilesTo?: (folder: string) => Promise<void>;
  /** Waits for what is running, then lets go of everything. Later queries fail. */
  close(): Promise<void>;
  /** Checks whether it answers now and the newest migration is in it. Never throws. */
  ready(): Promise<boolean>;
  /** Connections to a database server by what they do, and calls that wait for one. */
  connections?(): { used: number; idle: number; waiting: number };
  /** Checks whether the disk of an embedded one has no room for what people send; what is stored can be read. */
  isFull?(): boolean;
  /** Has `report` called each time that a database server of its own is gone or back. */
  onOutage?(report: (isGone: boolean) => void): void;
};
