import type { PartState } from '@shortlist/contracts';
import type { FastifyBaseLogger } from 'fastify';
import type { FileStore } from './file-store.ts';
import { StoreFailure } from './store-failure.ts';

/** Time for which an answer of the store is cached, in ms: readiness probes come often. */
const BELIEVED_MS = 30_000;

/** Checks the state of the file store at most every half minute, and logs what is wrong with it when it changes. */
export function watchStore(store: FileStore, log: FastifyBaseLogger): () => Promise<PartState> {
  let asked: { at: number; state: Promise<PartState> } | undefined;
  let last: PartState = 'works';

  async function ask(): Promise<PartState> {
    const { state, error } = await checkStore(store);
    if (state !== last && state !== 'works') log.error({ err: error }, STORE_LINES[state]);
    if (state !== last && state === 'works') log.info('the file store works again');
    last = state;
    return state;
  }

  return () => {
    const now = performance.now();
    if (!asked || now - asked.at > BELIEVED_MS) asked = { at: now, state: ask() };
    return asked.state;
  };
}

const STORE_LINES = {
  refuses:
    'the file store refuses this server: see that S3_URL has the right key, secret and bucket',
  away: 'the file store does not answer: uploads are refused until it does',
};

async function checkStore(store: FileStore): Promise<{ state: PartState; error?: unknown }> {
  try {
    await store.check();
    return { state: 'works' };
  } catch (error) {
    return { state: error instanceof StoreFailure && error.isRefusal ? 'refuses' : 'away', error };
  }
}
