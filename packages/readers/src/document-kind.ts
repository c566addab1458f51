/** What a file is, by its content; its name says nothing. */
export type FileKind = 'pdf' | 'zip' | 'compound' | 'rtf' | 'html' | 'text' | 'unknown';

const COMPOUND = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];
const ZIP = [0x50, 0x4b, 0x03, 0x04];

/** How far in the marks of a kind are looked for. */
const HEAD = 4096;

/**
 * The kind of a file by its first bytes. `zip` and `compound` hold Word's documents among others.
 * Text is what has no controls in it.
 */
export function fileKind(bytes: Uint8Array): FileKind {
  if (startsWith(bytes, ZIP)) return 'zip';
  if (startsWith(bytes, COMPOUND)) return 'compound';
  const head = readHead(bytes);
  // PDF 32000-1:2008, annex H: readers accept the header anywhere within the first 1024 bytes.
  if (head.slice(0, 1024).includes('%PDF-')) return 'pdf';
  if (/^\s*\{\\rtf/.test(head)) return 'rtf';
  if (/<(!doctype\s+html|html|body|head)[\s>]/i.test(head)) return 'html';
  return isText(head) ? 'text' : 'unknown';
}

const startsWith = (bytes: Uint8Array, mark: readonly number[]) =>
  mark.every((byte, at) => bytes[at] === byte);

/** The first characters, byte by byte, but for UTF-16, which its byte order mark tells. */
function readHead(bytes: Uint8Array): string {
  const head = bytes.subarray(0, HEAD);
  const utf16 = { '255,254': 'utf-16le', '254,255': 'utf-16be' }[head.subarray(0, 2).join()];
  return new TextDecoder(utf16 ?? 'latin1').decode(head).replace(/^\ufeff|^ï»¿/, '');
}

/** Stands in text that was made for a printer or a terminal. */
const ESCAPE = String.fromCharCode(0x1b);

const isText = (head: string): boolean =>
  head.trim() !== '' && !/(?![\t-\r\u007f-\u009f])\p{Cc}/u.test(head.replaceAll(ESCAPE, ''));
