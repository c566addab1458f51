import type { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';

const MOST_BYTES = 32 * 1024 * 1024;
const LONGEST_MS = 30_000;

/**
 * Reads what is left of a body and throws it away, so that a browser that is still sending reads
 * the answer instead of finding its connection cut. Says whether the end was reached; gives up
 * after 32 MB or 30 s.
 */
export async function drain(body: Readable): Promise<boolean> {
  const stop = new AbortController();
  const tooSlow = sleep(LONGEST_MS, false, { signal: stop.signal }).catch(() => false);
  try {
    return await Promise.race([readToEnd(body), tooSlow]);
  } finally {
    stop.abort();
  }
}

function readToEnd(body: Readable): Promise<boolean> {
  if (body.readableEnded || body.destroyed) return Promise.resolve(body.readableEnded);
  body.unpipe(); // Its reader has given up on it, and may not take any more.
  return new Promise((resolve) => {
    let bytes = 0;
    body.on('data', (chunk: Buffer) => {
      bytes += chunk.length;
      if (bytes <= MOST_BYTES) return;
      body.pause();
      resolve(false);
    });
    body.once('end', () => resolve(true));
    body.once('error', () => resolve(false));
    body.once('close', () => resolve(body.readableEnded));
    body.resume();
  });
}
