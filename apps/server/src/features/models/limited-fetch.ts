/**
 * A `fetch` that calls `onOverrun` and cuts the answer off after `mostBytes` of it, and that follows no
 * redirection: the key is for the server that was configured, and for no other.
 */
export const limitedFetch = (mostBytes: number, onOverrun: () => void): typeof fetch =>
  async function fetchLimited(input, init) {
    const { body, status, statusText, headers } = await fetch(input, {
      ...init,
      redirect: 'error',
    });
    const limited = body?.pipeThrough(limitBytes(mostBytes, onOverrun)) ?? null;
    return new Response(limited, { status, statusText, headers });
  };

function limitBytes(most: number, onOverrun: () => void) {
  let bytes = 0;
  return new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform(chunk, controller) {
      bytes += chunk.byteLength;
      if (bytes <= most) return controller.enqueue(chunk);
      onOverrun();
      controller.error(new Error('More than can be meant.'));
    },
  });
}
