import type { ServerResponse } from 'node:http';

/**
 * Calls `work` once the answer has been sent or its connection is gone; at once where that has happened
 * already: the client may leave while something else is waited for, and the event does not come again.
 */
export function whenClosed(response: ServerResponse, work: () => void): void {
  if (response.destroyed) work();
  else response.once('close', work);
}
