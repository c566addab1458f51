import type { PlacedText } from '@shortlist/placed-text';
import { isOdt, readOdt } from '../odt/read-odt.ts';
import { ReadError } from '../read-problem.ts';
import { findMainPart } from '../word/docx-parts.ts';
import { readDocx } from '../word/read-docx.ts';
import { readZip } from './read-zip.ts';

/** Reads a zipped document: Word's or OpenDocument's. Any other zip is of the wrong type. */
export function readZipped(bytes: Uint8Array): PlacedText {
  const zip = readZip(bytes);
  if (findMainPart(zip) !== undefined) return readDocx(zip);
  if (isOdt(zip)) return readOdt(zip);
  throw new ReadError('wrong-type');
}
