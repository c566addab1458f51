/** Longest time that a chunk may take, in ms (spec section 9). */
const CHUNK_TIMEOUT_MS = 120_000;

/** A part of the app that could not be loaded. */
export class ChunkLoadError extends Error {
  override readonly name = 'ChunkLoadError';
  readonly chunk: string;
  /** `missing`: the file is not there or the network is away; `timeout`: it did not arrive in time. */
  readonly reason: 'missing' | 'timeout';

  constructor(chunk: string, reason: 'missing' | 'timeout', cause?: unknown) {
    super(`Loading chunk ${chunk} failed (${reason})`, { cause });
    this.chunk = chunk;
    this.reason = reason;
  }
}

/**
 * Loads a part of the app. A failure, or 120 s without an answer, throws a `ChunkLoadError` that names the chunk.
 * `load` is a dynamic import; calling this again tries again.
 */
export async function loadChunk<Module>(
  chunk: string,
  load: () => Promise<Module>,
  timeoutMs = CHUNK_TIMEOUT_MS,
): Promise<Module> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new ChunkLoadError(chunk, 'timeout')), timeoutMs);
  });
  const loaded = load().catch((cause: unknown) => {
    throw new ChunkLoadError(chunk, 'missing', cause);
  });
  try {
    return await Promise.race([loaded, tooLate]);
  } finally {
    clearTimeout(timer);
  }
}

const failedBefore = new Set<string>();

/**
 * Tries a failed chunk again. The first time `tryAgain` imports it again, which keeps what is on the page;
 * after that, and after a time-out (the browser goes on waiting for the first request), the page is reloaded,
 * which also finds the files of a newer release.
 */
export function retryChunk(error: ChunkLoadError, tryAgain: () => void): void {
  const isFirst = !failedBefore.has(error.chunk);
  failedBefore.add(error.chunk);
  if (isFirst && error.reason === 'missing') tryAgain();
  else window.location.reload();
}
