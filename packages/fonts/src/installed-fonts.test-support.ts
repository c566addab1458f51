import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createMeasurer, type Face, type FontFile, faceByKey, readFontFile } from './index.ts';
import { shapedWidth } from './shaping.ts';

const require = createRequire(import.meta.url);
const byFile = new Map<string, FontFile>();
const byKey = new Map<string, FontFile>();

/** Measures in the faces that have been opened, and remembers the widths of all documents. */
export const measurer = createMeasurer(byKey, shapedWidth);

/** Bytes of the installed file of a face. */
export const bytesOf = (key: string): Uint8Array => readInstalled(faceByKey(key));

/** The installed files of these faces by their keys, each read once. */
export const openFaces = (faces: readonly Face[]): Map<string, FontFile> =>
  new Map(faces.map((face) => [face.key, openFace(face)]));

function openFace(face: Face): FontFile {
  const font = byFile.get(face.file) ?? readFontFile(readInstalled(face));
  byFile.set(face.file, font);
  byKey.set(face.key, font);
  return font;
}

const readInstalled = ({ file }: Face): Uint8Array =>
  new Uint8Array(readFileSync(require.resolve(file)));
