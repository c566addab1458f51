import { Worker } from 'node:worker_threads';

const BEATS_A_LIMIT = 10;

/**
 * Ends this process, with a sentence, when its event loop does not turn for `limitMs`: what hangs there takes no signal and
 * answers nobody, and a supervisor sees only that its process exists. It keeps no process alive.
 */
export function startWatchdog(limitMs: number): void {
  const beats = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  setInterval(() => Atomics.add(beats, 0, 1), limitMs / BEATS_A_LIMIT).unref();
  const worker = new Worker(new URL('./watchdog-worker.ts', import.meta.url), {
    workerData: { beats, limitMs },
    execArgv: [],
  });
  worker.on('error', (error) =>
    process.emitWarning(`Nothing watches for a hanging server: ${String(error)}`),
  );
  worker.unref();
}
