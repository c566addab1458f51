import type { Socket } from 'node:net';
import { MAX_BYTES } from './protocol.ts';

/** Reads from a socket up to the first line feed or its end; undefined for more than `MAX_BYTES`. */
export async function readFirstLine(socket: Socket): Promise<string | undefined> {
  let text = '';
  socket.setEncoding('utf8');
  for await (const chunk of socket.iterator({ destroyOnReturn: false })) {
    text += String(chunk);
    if (text.includes('\n')) break;
    if (text.length > MAX_BYTES) return undefined;
  }
  return text.split('\n', 1)[0];
}
