import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type Face, type FontFile, faceByKey, readFontFile } from './index.ts';

const require = createRequire(import.meta.url);
const opened = new Map<string, FontFile>();

/** Bytes of the installed file of a face. */
export const bytesOf = (key: string): Uint8Array => readInstalled(faceByKey(key));

/** The installed files of these faces by their keys, each read once. */
export const openFaces = (faces: readonly Face[]): Map<string, FontFile> =>
  new Map(faces.map((face) => [face.key, openFace(face)]));

function openFace(face: Face): FontFile {
  const font = opened.get(face.file) ?? readFontFile(readInstalled(face));
  opened.set(face.file, font);
  return font;
}

const readInstalled = ({ file }: Face): Uint8Array =>
  new Uint8Array(readFileSync(require.resolve(file)));
