/**
 * Does something now, and again `ms` after it has ended each time; gives back how to stop, which aborts the signal and waits for what is under
 * way. The work itself deals with what fails. Keeps nothing alive by itself.
 */
export function repeat(
  work: (signal: AbortSignal) => Promise<void>,
  ms: number,
): () => Promise<void> {
  const stopping = new AbortController();
  let timer: NodeJS.Timeout | undefined;

  async function run(): Promise<void> {
    await work(stopping.signal);
    if (stopping.signal.aborted) return;
    timer = setTimeout(() => {
      round = run();
    }, ms).unref();
  }
  let round = run();

  return async function stop(): Promise<void> {
    stopping.abort();
    clearTimeout(timer);
    await round;
  };
}
