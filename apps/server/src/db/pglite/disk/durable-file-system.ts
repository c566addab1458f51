import { fsyncSync, writeSync } from 'node:fs';
import { NodeFS } from '@electric-sql/pglite/nodefs';

/** Brings bytes to the disk, and stops the program when they do not reach it. */
export type Disk = {
  /** Writes bytes at a place of the open file; answers how many it took, or throws. */
  write(descriptor: number, bytes: Int8Array, position: number): number;
  /** Returns when the open file's bytes, or the open folder's names, are on the disk, or throws. */
  sync(descriptor: number): void;
  /** Must not return to a program that goes on answering: what was to be synced may be lost. */
  stop(why: string): void;
};

export const REAL_DISK: Disk = {
  write: (descriptor, bytes, position) => writeSync(descriptor, bytes, 0, bytes.length, position),
  sync: fsyncSync,
  stop(why) {
    writeSync(process.stderr.fd, `${why}\n`);
    process.exit(1);
  },
};

/** The parts of Emscripten's module that are used here; its types leave them open. */
type Emscripten = {
  NODEFS: NodeFileSystem;
  FS: { ErrnoError: new (errno: number) => Error };
};
type NodeFileSystem = {
  stream_ops: { fsync?(stream: Stream): number; write: Write };
  node_ops: { mknod: MakeNode };
  convertNodeCode(error: unknown): number;
};
type Write = (
  ...given: [stream: Stream, buffer: Int8Array, offset: number, length: number, position: number]
) => number;
type MakeNode = (parent: unknown, name: string, mode: number, device: number) => unknown;
/** An open file or folder: its path in PGlite's own tree, its descriptor in this process. */
type Stream = { path: string; nfd: number };

/** Error number EIO as Emscripten (WASI) counts. */
const INPUT_OUTPUT_ERROR = 29;
/** Error number ENOSPC, likewise. */
const NO_SPACE = 51;
/** In PGlite's own tree, the folder of the write-ahead log. */
const LOG_FOLDER = '/pg_wal/';

type Init = NodeFS['init'];

/**
 * PGlite's file system on a folder, with an fsync that reaches the disk: Emscripten's has none, and
 * answers success. A failed one stops the program at once, since PGlite would go on to confirm what
 * was not written; so does PostgreSQL, which ends itself there. A failed write to the write-ahead log stops it too:
 * PGlite would wait for itself for ever. On a full disk `makeRoom` is asked first, and the write tried again.
 */
export class DurableFileSystem extends NodeFS {
  /** Number of times that a file of the write-ahead log was synced: nothing may be confirmed before. */
  logSyncs = 0;
  readonly #disk: Disk;
  readonly #makeRoom: () => boolean;

  constructor(folder: string, disk: Disk, makeRoom: () => boolean = () => false) {
    super(folder);
    this.#disk = disk;
    this.#makeRoom = makeRoom;
  }

  override async init(...[engine, given]: Parameters<Init>): ReturnType<Init> {
    const { emscriptenOpts } = await super.init(engine, given);
    const preRun = [
      ...(emscriptenOpts.preRun ?? []),
      (module: object) => {
        const { NODEFS, FS } = module as Emscripten;
        this.#giveRealSync(NODEFS);
        this.#giveSafeWrite(NODEFS, FS);
        this.#giveSafeMaking(NODEFS);
      },
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

  #giveSafeWrite(files: NodeFileSystem, { ErrnoError }: Emscripten['FS']): void {
    files.stream_ops.write = (...[stream, buffer, offset, length, position]) => {
      const bytes = buffer.subarray(offset, offset + length);
      try {
        return this.#withRoom(() => this.#disk.write(stream.nfd, bytes, position));
      } catch (error) {
        if (stream.path.includes(LOG_FOLDER)) this.#stopAtLog(stream.path, error);
        throw new ErrnoError(files.convertNodeCode(error));
      }
    };
  }

  /** A new file of the log cannot be done without either. */
  #giveSafeMaking(files: NodeFileSystem): void {
    const make = files.node_ops.mknod;
    files.node_ops.mknod = (...given) => this.#withRoom(() => make(...given));
  }

  #withRoom<T>(work: () => T): T {
    try {
      return work();
    } catch (error) {
      if (!isNoSpace(error) || !this.#makeRoom()) throw error;
      return work();
    }
  }

  #stopAtLog(path: string, error: unknown): void {
    const remedy = isNoSpace(error) ? 'Make room on the disk' : 'Check the disk';
    this.#disk.stop(`The disk did not take ${path} (${String(error)}). Stopping: without its log \
the database cannot go on. Nothing that was confirmed is lost. ${remedy}, then start again.`);
  }
}

function isNoSpace(error: unknown): boolean {
  const { code, errno } = Object(error) as { code?: unknown; errno?: unknown };
  return code === 'ENOSPC' || code === 'EDQUOT' || errno === NO_SPACE;
}
