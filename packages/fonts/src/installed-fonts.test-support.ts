import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type FontFile, faceByKey, readFontFile } from './index.ts';

const require = createRequire(import.meta.url);

/** Bytes of the installed file of a face. */
export const bytesOf = (key: string): Uint8Array =>
  new Uint8Array(readFileSync(require.resolve(faceByKey(key).file)));

/** The installed files of these faces, read. */
export const filesOf = (keys: readonly string[]): Map<string, FontFile> =>
  new Map(keys.map((key) => [key, readFontFile(bytesOf(key))]));
