import { decodePDFRawStream, PDFDict, type PDFObject, PDFRawStream } from '@cantoo/pdf-lib';
import { MOST_CONTENT_BYTES } from '../bounds.ts';
import { EnclosureError } from '../enclosure-error.ts';
import { nameOf, numberIn } from '../foreign/names.ts';
import { joinBytes } from './join-bytes.ts';

/** Bytes that are unpacked at a time. */
const STEP = 65_536;

/** Unpacks the operators of a stream, at most so many bytes. Throws where its coding is none of operators. */
export function unpackStream(stream: PDFObject | undefined, most = MOST_CONTENT_BYTES): Uint8Array {
  if (!(stream instanceof PDFRawStream)) throw new EnclosureError('damaged');
  const parameters = stream.dict.lookup(nameOf('DecodeParms'));
  // The library passes over predictors, which are for pictures and tables.
  if (parameters instanceof PDFDict && numberIn(parameters, 'Predictor', 1) > 1)
    throw new EnclosureError('damaged');
  const packed = decodePDFRawStream(stream);
  const parts: Uint8Array[] = [];
  let size = 0;
  for (let part = read(packed); part.length > 0; part = read(packed)) {
    size += part.length;
    if (size > most) throw new EnclosureError('too-large');
    parts.push(part);
  }
  return joinBytes(parts);
}

/** A copy, since the library's own moves with every step. */
const read = (packed: ReturnType<typeof decodePDFRawStream>): Uint8Array =>
  Uint8Array.from(packed.getBytes(STEP));
