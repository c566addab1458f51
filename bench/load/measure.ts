import { median } from '../median.ts';
import type { Program } from './start-program.ts';
import { type Guest, newGuest, type Run, send } from './traffic.ts';

/** Two programs take turns so many times, so that what else the machine does falls on both. */
const TURNS = 5;
const CALLS = 600;
const WARM_UP = 1_000;
/** Before the first turn, over all connections: V8 compiles a server's code for some ten thousand calls, and a server runs for days. */
const FIRST_WARM_UP = 8_000;

/** A run, and the processor time of the server for a call, in ms, in which a busy machine shows less. */
type Measured = Run & { processorMs: number };

/** The figures of two programs in the middle of their turns, and how the one stands to the other. */
export type Compared = { one: string; other: string; ratio: number };

/** Sends the same traffic to both in turn; `ratio` is the middle of the first one's throughput in the other's. */
export async function compare(
  one: Program,
  other: Program,
  guests: { one: readonly Guest[]; other: readonly Guest[] },
): Promise<Compared> {
  await send(one.url, guests.one, WARM_UP);
  await send(other.url, guests.other, WARM_UP);
  const turns: { one: Measured; other: Measured }[] = [];
  for (let turn = 0; turn < TURNS; turn += 1) {
    turns.push({
      one: await measure(one, guests.one),
      other: await measure(other, guests.other),
    });
  }
  return {
    one: describe(turns.map((turn) => turn.one)),
    other: describe(turns.map((turn) => turn.other)),
    ratio: median(turns.map((turn) => throughput(turn.one) / throughput(turn.other))),
  };
}

/** Sends traffic of all guests to programs that have just started. */
export async function warmUp(programs: readonly Program[], guests: readonly Guest[]) {
  for (const { url } of programs) await send(url, guests, FIRST_WARM_UP);
}

/** So many guests; one address may not make many more within an hour. */
export const newGuests = (url: string, count: number) =>
  Promise.all(Array.from({ length: count }, () => newGuest(url)));

async function measure({ url, processorSeconds }: Program, guests: readonly Guest[]) {
  const before = processorSeconds();
  const run = await send(url, guests, CALLS);
  if (run.failed.length > 0)
    throw new Error(`${run.failed.length} calls to ${url} failed: ${run.failed[0]}`);
  return { ...run, processorMs: ((processorSeconds() - before) * 1_000) / CALLS };
}

const throughput = ({ times, seconds }: Run) => times.length / seconds;

function describe(runs: readonly Measured[]): string {
  const at = (share: number) =>
    median(runs.map(({ times }) => times[Math.floor(times.length * share)] ?? 0)).toFixed(1);
  const processorMs = median(runs.map((run) => run.processorMs)).toFixed(2);
  return `${Math.round(median(runs.map(throughput)))} a second, p50 ${at(0.5)} ms, p99 ${at(0.99)} ms, ${processorMs} ms of processor`;
}
