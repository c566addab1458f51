// A thread beside the event loop, started by `start-watchdog.ts`.
import { writeSync } from 'node:fs';
import { workerData } from 'node:worker_threads';

const TICKS_A_LIMIT = 20;
const STDERR = 2;

const { beats, limitMs } = workerData as { beats: Int32Array; limitMs: number };
let seen = -1;
let quietTicks = 0;

// Ticks are counted, and no time is measured: a process that was stopped for an hour did not hang.
setInterval(() => {
  const beat = Atomics.load(beats, 0);
  quietTicks = beat === seen ? quietTicks + 1 : 0;
  seen = beat;
  if (quietTicks <= TICKS_A_LIMIT) return;
  writeSync(
    STDERR,
    `The server has not come to itself for ${limitMs / 1_000} s (server_hangs), and is ended. Nothing that was confirmed is lost. Start it again; if it hangs again, look at the disk and at what the log said before.\n`,
  );
  process.kill(process.pid, 'SIGKILL');
}, limitMs / TICKS_A_LIMIT);
