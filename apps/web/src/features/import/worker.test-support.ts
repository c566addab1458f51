import { serveReading } from './reading/serve-reading.ts';
import type { ToWorker } from './reading/worker-messages.ts';

/**
 * A worker in the same thread, for jsdom, which has none: the worker's own side at the other end, and messages
 * that are copied and arrive later, as between threads. One that is started for the keywords fails, so that the
 * page keeps none that would leave the questions of later tests without an answer.
 */
export class SameThreadWorker extends EventTarget implements Pick<Worker, 'terminate'> {
  isTerminated = false;
  readonly #serve = serveReading((message) => this.say(message));

  postMessage(message: ToWorker) {
    const copy = structuredClone(message);
    queueMicrotask(() => {
      if ('question' in copy) this.dispatchEvent(new Event('error'));
      else this.#serve(copy);
    });
  }

  /** Says something to the page, unless the page has ended the worker. */
  say(message: unknown) {
    const data = structuredClone(message);
    queueMicrotask(() => {
      if (!this.isTerminated) this.dispatchEvent(new MessageEvent('message', { data }));
    });
  }

  terminate() {
    this.isTerminated = true;
  }
}

/** A worker that hears everything and does nothing: hung, or still on its way over the network. */
export class SilentWorker extends SameThreadWorker {
  override postMessage() {}
}

/** A worker of a class of ours as the browser's: jsdom does not know the type. */
export const asWorker = (worker: SameThreadWorker): Worker => worker as unknown as Worker;

/** The bytes of an RTF document with these lines; "*" makes a line bold and large. */
export function rtfOf(lines: readonly string[]): Uint8Array<ArrayBuffer> {
  const paragraphs = lines.map((line) =>
    line.startsWith('*') ? `{\\b\\fs28 ${line.slice(1)}}\\par\n` : `${line}\\par\n`,
  );
  return Uint8Array.from(new TextEncoder().encode(`{\\rtf1\\ansi\\fs22\n${paragraphs.join('')}}`));
}
