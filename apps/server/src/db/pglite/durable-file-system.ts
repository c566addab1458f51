import { fsyncSync, writeSync } from 'node:fs';
import { NodeFS } from '@electric-sql/pglite/nodefs';

/** How bytes reach the disk, and what to do when they do not. */
export type Disk = {
  /** Returns when the open file's bytes, or the open folder's names, are on the disk, or throws. */
  sync(descriptor: number): void;
  /** Must not return to a program that goes on answering: what was to be synced may be lost. */
  stop(why: string): void;
};

export const REAL_DISK: Disk = {
  sync: fsyncSync,
  stop(why) {
    writeSync(process.stderr.fd, `${why}\n`);
    process.exit(1);
  },
};

/** The parts of Emscripten's NODEFS that are used here; its types leave them open. */
type NodeFileSystem = { stream_ops: { fsync?(stream: Stream): number } };
/** An open file or folder: its path in PGlite's own tree, its descriptor in this process. */
type Stream = { path: string; nfd: number };

/** Error number EIO as Emscripten (WASI) counts. */
const INPUT_OUTPUT_ERROR = 29;
/** In PGlite's own tree, the folder of the write-ahead log. */
const LOG_FOLDER = '/pg_wal/';

type Init = NodeFS['init'];

/**
 * PGlite's file system on a folder, with an fsync that reaches the disk: Emscripten's has none, and
 * answers success. A failed one stops the program at once, since PGlite would go on to confirm what
 * was not written; so does PostgreSQL, which ends itself there.
 */
export class DurableFileSystem extends NodeFS {
  /** How often a file of the write-ahead log was synced: nothing may be confirmed before. */
  logSyncs = 0;
  readonly #disk: Disk;

  constructor(folder: string, disk: Disk) {
    super(folder);
    this.#disk = disk;
  }

  override async init(...[engine, given]: Parameters<Init>): ReturnType<Init> {
    const { emscriptenOpts } = await super.init(engine, given);
    const preRun = [
      ...(emscriptenOpts.preRun ?? []),
      (module: object) => this.#giveRealSync((module as { NODEFS: NodeFileSystem }).NODEFS),
    ];
    return { emscriptenOpts: { ...emscriptenOpts, preRun } };
  }

  #giveRealSync(files: NodeFileSystem): void {
    files.stream_ops.fsync = (stream) => {
      try {
        this.#disk.sync(stream.nfd);
      } catch (error) {
        this.#disk.stop(`The disk did not take ${stream.path} (${String(error)}). Stopping: \
what is not on the disk must not be confirmed. Check the disk, then start again.`);
        return INPUT_OUTPUT_ERROR;
      }
      if (stream.path.includes(LOG_FOLDER)) this.logSyncs += 1;
      return 0;
    };
  }
}
