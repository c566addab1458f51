import {
  PDFArray,
  type PDFContext,
  PDFDict,
  PDFInvalidObject,
  PDFNull,
  PDFNumber,
  type PDFObject,
  PDFRawStream,
  PDFRef,
  PDFStream,
} from '@cantoo/pdf-lib';
import { zlibSync } from 'fflate';
import { MOST_CONTENT_BYTES, MOST_PIXELS } from '../bounds.ts';
import { plainContent } from '../content/plain-content.ts';
import { unpackStream } from '../content/unpack-stream.ts';
import { EnclosureError } from '../enclosure-error.ts';
import { nameOf, numberIn, says } from './names.ts';

/** Entries of streams that lead out of what is drawn: to other files, data of programs, other trees. */
const LEFT_OUT = new Set(
  [
    ...['F', 'FFilter', 'FDecodeParms', 'Ref', 'OPI', 'Alternates', 'AF'],
    ...['Metadata', 'PieceInfo', 'LastModified', 'StructParent', 'StructParents'],
  ].map(nameOf),
);

/** Types of objects that nothing drawn needs: a copy of the page tree or of an action would bring all of the file along. */
const NOT_DRAWN: ReadonlySet<unknown> = new Set(
  ['Catalog', 'Pages', 'Page', 'Action', 'Annot', 'Filespec', 'EmbeddedFile', 'StructElem'].map(
    nameOf,
  ),
);

/** Copies objects of one file into another, each once; forms without the marks of a structure. */
export type Copier = {
  target: PDFContext;
  copy: (value: PDFObject | undefined) => PDFObject;
  /** Unpacks the operators of a stream, as long as all of the file have at most `MOST_CONTENT_BYTES`. */
  unpack: (stream: PDFObject | undefined) => Uint8Array;
  /** Layers that were copied (ISO 32000-1, 8.11), with the copy of each. */
  layers: ReadonlyMap<PDFRef, PDFRef>;
  /** Runs a step; returns true if the forms that it copied show text. */
  showsText: (step: () => void) => boolean;
};

export function createCopier(source: PDFContext, target: PDFContext): Copier {
  const copies = new Map<PDFRef, PDFRef>();
  const layers = new Map<PDFRef, PDFRef>();
  /** Copies whose operators show text, or those of a form that they draw. */
  const withText = new Set<PDFRef>();
  let hasText = false;
  let bytesLeft = MOST_CONTENT_BYTES;

  function unpack(stream: PDFObject | undefined): Uint8Array {
    const content = unpackStream(stream, bytesLeft);
    bytesLeft -= content.length;
    return content;
  }

  function showsText(step: () => void): boolean {
    const before = hasText;
    hasText = false;
    step();
    const found = hasText;
    hasText ||= before;
    return found;
  }

  function copy(value: PDFObject | undefined): PDFObject {
    if (value instanceof PDFRef) return copyIndirect(value);
    if (value instanceof PDFStream) return copyStream(value);
    if (value instanceof PDFDict) return copyDictionary(value, new Set());
    return value instanceof PDFArray ? copyArray(value) : copyValue(value);
  }

  function copyArray(values: PDFArray): PDFArray {
    const array = PDFArray.withContext(target);
    for (const value of values.asArray()) array.push(copy(value));
    return array;
  }

  function copyIndirect(reference: PDFRef): PDFObject {
    const known = copies.get(reference);
    if (known) {
      hasText ||= withText.has(known);
      return known;
    }
    const found = source.lookup(reference);
    const type = found instanceof PDFDict && found.lookup(nameOf('Type'));
    if (!found || (type && NOT_DRAWN.has(type))) return PDFNull;
    const made = target.nextRef();
    copies.set(reference, made);
    if (type === nameOf('OCG')) layers.set(reference, made);
    if (showsText(() => target.assign(made, copy(found)))) withText.add(made);
    return made;
  }

  function copyDictionary(dictionary: PDFDict, leftOut: ReadonlySet<unknown>): PDFDict {
    const made = PDFDict.withContext(target);
    for (const [key, value] of dictionary.entries())
      if (!leftOut.has(key)) made.set(key, copy(value));
    return made;
  }

  function copyStream(stream: PDFStream): PDFObject {
    if (!(stream instanceof PDFRawStream)) throw new EnclosureError('damaged');
    const { dict } = stream;
    if (says(dict, 'Subtype', 'PS')) return PDFNull;
    if (says(dict, 'Subtype', 'Image')) refuseHuge(dict);
    const made = copyDictionary(dict, LEFT_OUT);
    const isForm = says(dict, 'Subtype', 'Form');
    return isForm ? plainForm(stream, made) : PDFRawStream.of(made, stream.contents);
  }

  function plainForm(stream: PDFRawStream, made: PDFDict): PDFRawStream {
    const plain = plainContent(unpack(stream));
    hasText ||= plain.showsText;
    return packInto(made, plain.bytes);
  }

  return { target, copy, unpack, layers, showsText };
}

/** A number, a name or a text is the same in every file. */
function copyValue(value: PDFObject | undefined): PDFObject {
  if (value instanceof PDFInvalidObject) throw new EnclosureError('damaged');
  return value ?? PDFNull;
}

/** A stream of content, packed, with these entries. */
export function packInto(entries: PDFDict, content: Uint8Array): PDFRawStream {
  const contents = zlibSync(content);
  entries.delete(nameOf('DecodeParms'));
  entries.set(nameOf('Filter'), nameOf('FlateDecode'));
  entries.set(nameOf('Length'), PDFNumber.of(contents.length));
  return PDFRawStream.of(entries, contents);
}

function refuseHuge(picture: PDFDict): void {
  const pixels = numberIn(picture, 'Width', 0) * numberIn(picture, 'Height', 0);
  if (pixels > MOST_PIXELS) throw new EnclosureError('too-large');
}
