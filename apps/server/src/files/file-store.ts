import type { Readable } from 'node:stream';

/** The store of uploaded files, each under a random name that no address of the web leads to. */
export type FileStore = {
  /**
   * Keeps the file at `path` as `key`: all of it, safe on the disk, or nothing. What was at `path`
   * may be gone after. Throws Node's ENOSPC where there is no room.
   */
  put(key: string, path: string): Promise<void>;
  /** The bytes of a file; undefined where there is none. */
  get(key: string): Promise<Readable | undefined>;
  /** Removes a file, also one that is not there. */
  remove(key: string): Promise<void>;
  /** Checks whether nothing is kept: nothing at all in the folder, or in the bucket's folder. */
  isEmpty(): Promise<boolean>;
  /** Checks that files can be kept now. Throws what is wrong; `StoreFailure` says whether the operator has to mend it. */
  check(): Promise<void>;
};
