/**
 * The text of bytes whose encoding nobody promises: by the byte order mark, else by `stated` where the
 * document names an encoding, else UTF-8 where they are that, else the one of Western Windows.
 */
export function decodeText(bytes: Uint8Array, stated?: string): string {
  const mark = bytes.subarray(0, 3).join();
  if (mark.startsWith('255,254')) return new TextDecoder('utf-16le').decode(bytes);
  if (mark.startsWith('254,255')) return new TextDecoder('utf-16be').decode(bytes);
  return tryDecode(bytes, stated) ?? tryDecode(bytes, 'utf-8') ?? decodeWindows(bytes);
}

function tryDecode(bytes: Uint8Array, encoding: string | undefined): string | undefined {
  if (encoding === undefined) return undefined;
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

const decodeWindows = (bytes: Uint8Array) => new TextDecoder('windows-1252').decode(bytes);
