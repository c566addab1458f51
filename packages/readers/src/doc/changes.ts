import { ByteView } from '../byte-view.ts';

/** One change of look: what Word calls a sprm ([MS-DOC] 2.6), and its operand. */
export type Change = { code: number; operand: ByteView };

/** Bytes of an operand by the three top bits of its code; 6 tells its own length. */
const SIZES = [1, 1, 2, 4, 2, 2, 0, 3];

const TABLE_DEFINITION = 0xd608;

/** The changes in a list of them; one that runs over the list's end, and what follows it, is left out. */
export function listChanges(bytes: Uint8Array): Change[] {
  const view = new ByteView(bytes);
  const changes: Change[] = [];
  let at = 0;
  while (at + 3 <= view.length) {
    const code = view.u16(at);
    at += 2;
    const { skip, length } = sizeOf(code, view, at);
    if (at + skip + length > view.length) break;
    changes.push({ code, operand: new ByteView(view.slice(at + skip, length)) });
    at += skip + length;
  }
  return changes;
}

function sizeOf(code: number, view: ByteView, at: number): { skip: number; length: number } {
  const kind = code >> 13;
  if (kind !== 6) return { skip: 0, length: SIZES[kind] ?? 1 };
  if (code !== TABLE_DEFINITION) return { skip: 1, length: view.u8(at) };
  // The one whose length is two bytes long, and one too large.
  if (at + 2 > view.length) return { skip: 2, length: view.length };
  return { skip: 2, length: Math.max(0, view.u16(at) - 1) };
}
