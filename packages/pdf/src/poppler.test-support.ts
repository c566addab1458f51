import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Runs a program of poppler or qpdf on a PDF; `{}` among the arguments stands for the file. */
function runOn(
  bytes: Uint8Array,
  program: string,
  args: string[],
  encoding: BufferEncoding = 'utf8',
): string {
  const folder = mkdtempSync(join(tmpdir(), 'pdf-test-'));
  try {
    const file = join(folder, 'file.pdf');
    writeFileSync(file, bytes);
    const filled = args.map((argument) => (argument === '{}' ? file : argument));
    return execFileSync(program, filled, { encoding, maxBuffer: 1e8 });
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** The text a machine reads, pages and all. */
export const readText = (bytes: Uint8Array) => runOn(bytes, 'pdftotext', ['{}', '-']);

/** Reads each word and where it stands on its page, in points from the top left corner. */
export const readBoxes = (bytes: Uint8Array) =>
  runOn(bytes, 'pdftotext', ['-bbox', '{}', '-'])
    .split('<page ')
    .slice(1)
    .flatMap((text, page) =>
      [...text.matchAll(/<word xMin="(\S+)" yMin="(\S+)" xMax="(\S+)" yMax="(\S+)">([^<]*)/gu)].map(
        (word) => {
          const [left = 0, top = 0, right = 0, bottom = 0] = word.slice(1, 5).map(Number);
          return { page, left, top, right, bottom, text: word[5] };
        },
      ),
    );

/** Renders the first page, and returns the check whether it is painted at a point, in points from the top left corner. */
export function readPixels(bytes: Uint8Array): (x: number, y: number) => boolean {
  const perPoint = 4;
  const args = ['-f', '1', '-l', '1', '-r', String(72 * perPoint), '-gray', '{}'];
  const picture = runOn(bytes, 'pdftoppm', args, 'latin1');
  // Netpbm's portable graymap: "P5", width, height and white as text, then a byte for each pixel.
  const [head = '', width] = /^P5\s(\d+)\s\d+\s\d+\s/u.exec(picture) ?? [];
  return (x, y) => {
    const at = Math.floor(y * perPoint) * Number(width) + Math.floor(x * perPoint);
    return picture.charCodeAt(head.length + at) < 0xff;
  };
}

/** The structure tree with its text, as an indented outline. */
export const readStructure = (bytes: Uint8Array) => runOn(bytes, 'pdfinfo', ['-struct-text', '{}']);

export const readProperties = (bytes: Uint8Array) => runOn(bytes, 'pdfinfo', ['{}']);

export const readXmp = (bytes: Uint8Array) => runOn(bytes, 'pdfinfo', ['-meta', '{}']);

/** The addresses of the links, page after page. */
export const readUrls = (bytes: Uint8Array) =>
  runOn(bytes, 'pdfinfo', ['-url', '{}'])
    .split('\n')
    .slice(1, -1)
    .map((line) => line.trim().split(/\s+/).at(-1));

/** "yes" or "no" for each font: is it embedded, a subset, and does it tell its characters? */
export const readFonts = (bytes: Uint8Array) =>
  runOn(bytes, 'pdffonts', ['{}'])
    .split('\n')
    .slice(2, -1)
    .map((line) => {
      const [embedded, subset, toUnicode] =
        line.match(/ (yes|no) +(yes|no) +(yes|no) /)?.slice(1) ?? [];
      return { name: line.split(' ')[0], embedded, subset, toUnicode };
    });

/** Returns what qpdf says of the file's syntax; throws when it finds an error. */
export const checkSyntax = (bytes: Uint8Array) => runOn(bytes, 'qpdf', ['--check', '{}']);

/** Every object of the file, streams unpacked. */
export const readObjects = (bytes: Uint8Array) =>
  runOn(bytes, 'qpdf', [
    '--json=2',
    '--json-key=qpdf',
    '--json-stream-data=inline',
    '--decode-level=generalized',
    '{}',
  ]);

/** Returns what is seen of the first `height` points of the page, dot by dot: the same text for the same picture. */
export const readPicture = (bytes: Uint8Array, height: number) =>
  runOn(bytes, 'pdftoppm', ['-r', '288', '-gray', '-H', String(height * 4), '{}']);

/** Width and height in pixels, and the coding, of each picture. */
export const readImages = (bytes: Uint8Array) =>
  runOn(bytes, 'pdfimages', ['-list', '{}'])
    .split('\n')
    .slice(2, -1)
    .map((line) => line.trim().split(/\s+/u))
    .map(([, , , width, height, , , , coding]) => ({ width, height, coding }));
