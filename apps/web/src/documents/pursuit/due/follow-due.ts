/** The event of a window in which something else falls due. */
export const DUE_CHANGED = 'due-changed';

/** Calls back when something else falls due, in any tab. Returns how to stop. */
export function followDue(listener: () => void): () => void {
  const ended = new AbortController();
  for (const event of [DUE_CHANGED, 'storage']) window.addEventListener(event, listener, ended);
  return () => ended.abort();
}
