import { type FromWorker, isFromWorker, type ToWorker } from './worker-messages.ts';

/** The worker that reads one file, until it is ended. */
export type ReadingThread = {
  send: (message: ToWorker, transfer?: Transferable[]) => void;
  /** Hears what it says until `settle` is called, or it is ended. */
  listen: (listeners: Listeners) => { settle: () => void };
  end: () => void;
  isEnded: () => boolean;
};

type Listeners = {
  onMessage: (message: FromWorker) => void;
  /** It has failed as a whole: its code did not come, or the file was too much for it. */
  onError: (event: Event) => void;
  onEnd: () => void;
};

export function createThread(worker: Worker): ReadingThread {
  const ended = new AbortController();
  return {
    send: (message, transfer = []) => worker.postMessage(message, transfer),
    listen({ onMessage, onError, onEnd }) {
      const settled = new AbortController();
      const { signal } = settled;
      const hear = ({ data }: MessageEvent) => isFromWorker(data) && onMessage(data);
      worker.addEventListener('message', hear, { signal });
      worker.addEventListener('error', onError, { signal });
      ended.signal.addEventListener('abort', onEnd, { signal });
      return { settle: () => settled.abort() };
    },
    end() {
      worker.terminate();
      ended.abort();
    },
    isEnded: () => ended.signal.aborted,
  };
}
