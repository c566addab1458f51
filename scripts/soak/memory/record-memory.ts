// Loaded into a server by `--import`: every two seconds it collects garbage and appends its memory to the file `MEMORY_FILE`, as a line of JSON.
import { appendFileSync } from 'node:fs';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { isMainThread } from 'node:worker_threads';

const { MEMORY_FILE: file = '' } = process.env;
setFlagsFromString('--expose-gc');
const collectGarbage: () => void = runInNewContext('gc');

function record(): void {
  collectGarbage();
  appendFileSync(file, `${JSON.stringify(process.memoryUsage())}\n`);
}

// Not of its watchdog.
if (isMainThread) {
  record();
  setInterval(record, 2_000).unref();
}
