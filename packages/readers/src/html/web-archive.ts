import { isWebArchive, readHead } from '../file-type/file-kind.ts';
import { decodeText } from '../markup/decode-text.ts';

/** The header fields of a message, by names in small letters. */
type Head = ReadonlyMap<string, string>;

/** The page in a web archive (MIME HTML, RFC 2557): its first part that is HTML. Undefined for other bytes. */
export function findHtmlPart(bytes: Uint8Array): string | undefined {
  return isWebArchive(readHead(bytes).text) ? htmlIn(byteText(bytes), 0) : undefined;
}

const STEP = 8192;

/** A character for each byte: what browsers call Latin-1 has others for some. */
function byteText(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += STEP)
    text += String.fromCharCode(...bytes.subarray(at, at + STEP));
  return text;
}

/** Parts within parts are followed so deep. */
const DEEPEST = 4;

function htmlIn(message: string, depth: number): string | undefined {
  const { head, body } = partedAt(message);
  const type = head.get('content-type') ?? 'text/plain';
  const boundary = /boundary\s*=\s*(?:"([^"]+)"|([^\s;"]+))/i.exec(type)?.slice(1).find(Boolean);
  if (boundary === undefined)
    return /^\s*text\/html/i.test(type) ? decodeBody(body, head) : undefined;
  if (depth === DEEPEST) return undefined;
  const parts = body.split(`--${boundary}`).slice(1);
  for (const part of parts) {
    const html = htmlIn(part.replace(/^[ \t]*\r?\n/, ''), depth + 1);
    if (html !== undefined) return html;
  }
  return undefined;
}

/** The head of a message and what stands below its first empty line. */
function partedAt(message: string): { head: Head; body: string } {
  const end = /\r?\n\r?\n/.exec(message);
  const lines = message.slice(0, end?.index ?? message.length).replace(/\r?\n[ \t]+/g, ' ');
  const head = lines.split(/\r?\n/).flatMap((line): [string, string][] => {
    const colon = line.indexOf(':');
    return colon < 0 ? [] : [[line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()]];
  });
  return { head: new Map(head), body: end ? message.slice(end.index + end[0].length) : '' };
}

function decodeBody(body: string, head: Head): string {
  const encoding = head.get('content-transfer-encoding')?.toLowerCase() ?? '';
  const charset = /charset\s*=\s*"?([\w-]+)/i.exec(head.get('content-type') ?? '')?.[1];
  return decodeText(bytesOf(body, encoding), charset);
}

/** RFC 2045, section 6. */
function bytesOf(body: string, encoding: string): Uint8Array {
  if (encoding === 'base64') return Uint8Array.from(fromBase64(body));
  const plain =
    encoding === 'quoted-printable'
      ? body
          .replace(/=[ \t]*\r?\n/g, '')
          .replace(/=([0-9a-f]{2})/gi, (_, hex: string) =>
            String.fromCharCode(Number.parseInt(hex, 16)),
          )
      : body;
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
}

const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

function* fromBase64(text: string): Generator<number> {
  let [bits, count] = [0, 0];
  for (const letter of text) {
    const digit = DIGITS.indexOf(letter);
    if (digit < 0) continue;
    bits = ((bits << 6) | digit) & 0xffff;
    count += 6;
    if (count < 8) continue;
    count -= 8;
    yield (bits >> count) & 0xff;
  }
}
