/** Numbers from 0 up to `limit`, exclusive, the same for the same seed (Marsaglia's xorshift). */
export function createDice(seed: number): (limit: number) => number {
  let state = seed || 1;
  return (limit) => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) % Math.max(limit, 1);
  };
}

/** The bytes with some flipped, with a part cut out or cut off, or with a part of themselves put elsewhere. */
export function mutate(bytes: Uint8Array, roll: (limit: number) => number): Uint8Array {
  const kind = roll(4);
  if (kind === 0) return bytes.slice(0, roll(bytes.length));
  const from = roll(bytes.length);
  const length = 1 + roll(Math.min(400, bytes.length - from));
  if (kind === 1) return join(bytes.subarray(0, from), bytes.subarray(from + length));
  if (kind === 2) {
    const to = roll(bytes.length);
    const part = bytes.subarray(from, from + length);
    return join(bytes.subarray(0, to), part, bytes.subarray(to));
  }
  const flipped = bytes.slice();
  for (let count = 1 + roll(16); count > 0; count -= 1) flipped[roll(bytes.length)] = roll(256);
  return flipped;
}

function join(...parts: readonly Uint8Array[]): Uint8Array {
  return Uint8Array.from(Buffer.concat(parts));
}
