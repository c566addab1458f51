type Step = () => unknown;
const steps: Step[] = [];
let tidying: Promise<void> | undefined;

/** Has `step` done when the soak is over, also by Ctrl+C or SIGTERM; what was added last is done first. */
export function whenOver(step: Step): void {
  steps.push(step);
}

export const isOver = (): boolean => tidying !== undefined;

/** Throws where the soak is over, so that what goes on meanwhile starts nothing more. */
export function insistOnTime(): void {
  if (isOver()) throw new Error('The soak is over.');
}

/** Does once what is to be done at the end; a step that fails is named and keeps no other from being done. */
export function tidy(): Promise<void> {
  tidying ??= tidyOnce();
  return tidying;
}

async function tidyOnce(): Promise<void> {
  for (let step = steps.pop(); step; step = steps.pop()) {
    try {
      await step();
    } catch (error) {
      process.stderr.write(`Left behind: ${String(error)}\n`);
    }
  }
}

/** Ends the soak in order at a signal. */
export function tidyAtSignals(): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => void tidy().finally(() => process.exit(1)));
  }
}
