import type { Sections } from '@shortlist/model';
import { isAwaited, WAITING_SENDING } from '#draft/storage/draft-places.ts';
import { loadChunk } from '#platform/navigation/lazy-chunk.ts';

/** Has the server keep what waits to be kept as sent; what does that is loaded only where something waits. */
export async function sendSendings(sections?: Sections): Promise<void> {
  if (!isAwaited(() => localStorage, WAITING_SENDING)) return;
  const { keepWaiting } = await loadChunk('keep-sent', () => import('./keep-sent.ts'));
  await keepWaiting(sections);
}
