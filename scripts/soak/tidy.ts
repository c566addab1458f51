import { inspect } from 'node:util';

type Step = () => unknown;
const steps: Step[] = [];
let tidying: Promise<void> | undefined;

/** Has `step` done when the soak is over, however it ends; what was added last is done first. */
export function whenOver(step: Step): void {
  steps.push(step);
}

/** Checks whether what was started is being ended. */
export const isOver = (): boolean => tidying !== undefined;

/** Throws where the soak is over, so that what goes on meanwhile starts nothing more. */
export function requireTimeLimit(): void {
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

/** Ends the soak in order at a signal, and at an error that nothing waits for: a program that is not installed, a server that did not start again. */
export function tidyAtAnyEnd(): void {
  const end = () => void tidy().finally(() => process.exit(1));
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, end);
  process.on('uncaughtException', (error) => {
    process.stderr.write(`${inspect(error)}\n`);
    end();
  });
}
