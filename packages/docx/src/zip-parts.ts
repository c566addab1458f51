import { strToU8, type Zippable, zipSync } from 'fflate';
import { writeContentTypes } from './parts/content-types.ts';

/** The files of a package by name: XML, or bytes that are compressed already. */
export type Parts = Map<string, string | Uint8Array>;

/** The earliest time that a zip can say, in the local time in which it says it. */
const NO_TIME = new Date(1980, 0, 1);

/** The package as a zip whose bytes depend on nothing but the parts. */
export function zipParts(parts: Parts): Uint8Array<ArrayBuffer> {
  const files: Zippable = {
    '[Content_Types].xml': strToU8(writeContentTypes([...parts.keys()])),
  };
  for (const [name, part] of parts) {
    files[name] = typeof part === 'string' ? strToU8(part) : [part, { level: 0 }];
  }
  return new Uint8Array(zipSync(files, { mtime: NO_TIME, level: 6 }));
}
