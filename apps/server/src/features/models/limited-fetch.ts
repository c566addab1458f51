import { fetchPlain } from '#lib/fetch-plain.ts';

/**
 * A `fetch` that calls `onOverrun` and cuts the answer off after `mostBytes` of it, and that follows no
 * redirection: the key is for the server that was configured, and for no other. What is compressed is refused.
 */
export const limitedFetch = (mostBytes: number, onOverrun: () => void): typeof fetch =>
  async function fetchLimited(input, init) {
    if (input instanceof Request || typeof init?.body !== 'string')
      throw new TypeError('A question is a text to an address.');
    const { method = 'POST', headers: sent = {}, body: question, signal = null } = init;
    const { body, status, headers } = await fetchPlain(input, {
      method,
      headers: sent,
      body: question,
      signal,
    });
    const limited = body?.pipeThrough(limitBytes(mostBytes, onOverrun)) ?? null;
    return new Response(limited, { status, headers });
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
