/** One array of several. */
export function joinBytes(parts: readonly Uint8Array[]): Uint8Array {
  const joined = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    joined.set(part, at);
    at += part.length;
  }
  return joined;
}

/** The bytes of operators that are written in ASCII. */
export const operatorBytes = (text: string): Uint8Array =>
  Uint8Array.from(text, (character) => character.charCodeAt(0));
