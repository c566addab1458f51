import type { PlacedText } from '@shortlist/placed-text';
import { type Flow, LETTER } from '../flow/flow.ts';
import { placeFlow } from '../flow/place-flow.ts';
import { withoutRepeats } from '../flow/without-repeats.ts';
import { type Element, elementsOf, findChild, listInside, textInside } from '../markup/element.ts';
import { ReadError } from '../read-problem.ts';
import type { Zip } from '../zip/read-zip.ts';
import { chunkParagraphs } from './alt-chunk.ts';
import { readBlocks } from './body.ts';
import type { DocxReading } from './docx-document.ts';
import { findMainPart, findTarget, type Part, readDocxPart, readXml, twips } from './docx-parts.ts';
import { readNumbering } from './numbering.ts';
import { readStyles } from './styles.ts';

/**
 * Reads a Word document of ECMA-376: headers, body, footers. A header that stands there twice, for
 * the first page and for the others, is read once.
 */
export function readDocx(zip: Zip): PlacedText {
  const placed = placeFlow({ format: 'docx', ...docxFlow(zip) });
  const program = readProgram(zip);
  return { ...placed, ...(program && { program }) };
}

/** The place of the reading in documents within documents. */
type Within = { depth: number; nextTable: () => number };

function outermost(): Within {
  let tables = 0;
  return { depth: 0, nextTable: () => tables++ };
}

function docxFlow(zip: Zip, { depth, nextTable } = outermost()): Omit<Flow, 'format'> {
  const main = findMainPart(zip);
  const part = main === undefined ? undefined : readDocxPart(zip, main);
  if (part === undefined) throw new ReadError('wrong-type');
  const body = findChild(part.root, 'w:body');
  if (body === undefined) throw new ReadError('damaged');

  const sections = listInside(body, 'w:sectPr');
  const sheet = sheetOf(sections.at(-1));
  const within = { depth: depth + 1, nextTable };
  const reading: DocxReading = {
    part,
    styles: readStyles(findTarget(zip, part, 'styles')?.root),
    numbering: readNumbering(findTarget(zip, part, 'numbering')?.root),
    origin: 'body',
    nextTable,
    notes: [],
    readOnce: onceReader(zip, part),
    readChunk(name) {
      const bytes = zip.read(name);
      const documents = (inside: Uint8Array) => docxFlow(zip.inner(inside), within).paragraphs;
      return bytes ? chunkParagraphs(bytes, { ...within, documents }) : [];
    },
  };
  const place = { width: sheet.sheetWidth - 2 * sheet.margin };
  const read = (each: Part, origin: DocxReading['origin']) =>
    readBlocks(
      each.root,
      { ...reading, part: each, origin, readOnce: onceReader(zip, each) },
      place,
    );
  const parts = (kind: 'header' | 'footer') =>
    partsOf(zip, part, { sections, kind }).map((each) => read(each, kind));

  const beside = (kind: string, origin: 'note' | 'comment') => {
    const found = findTarget(zip, part, kind);
    return found ? read({ ...found, root: withoutSeparators(found.root) }, origin) : [];
  };

  const text = [
    ...withoutRepeats(parts('header')),
    ...readBlocks(body, reading, place),
    ...withoutRepeats(parts('footer')),
    ...beside('footnotes', 'note'),
    ...beside('endnotes', 'note'),
    ...beside('comments', 'comment'),
  ];
  return { ...sheet, paragraphs: [...text, ...reading.notes] };
}

/** Notes without those of a type, which are lines between the text and the notes (ECMA-376 part 1, 17.18.33). */
const withoutSeparators = (root: Element): Element => ({
  ...root,
  children: elementsOf(root).filter(
    ({ attributes }) => (attributes['w:type'] ?? 'normal') === 'normal',
  ),
});

/** Reads a part that another names, once: a file may name one as often as it likes. */
function onceReader(zip: Zip, { targets }: Part): DocxReading['readOnce'] {
  const read = new Set<string>();
  return (id = '') => {
    const address = targets.get(id)?.address;
    if (address === undefined || read.has(address)) return undefined;
    read.add(address);
    return readXml(zip, address);
  };
}

/** The program that wrote the file, by its extended properties (ECMA-376 part 1, 22.2.2.1). */
function readProgram(zip: Zip): string | undefined {
  const properties = readXml(zip, 'docProps/app.xml');
  const program = findChild(properties, 'Application');
  return program && textInside(program).trim();
}

function sheetOf(section: Element | undefined): typeof LETTER {
  const width = twips(findChild(section, 'w:pgSz')?.attributes['w:w']);
  const margin = twips(findChild(section, 'w:pgMar')?.attributes['w:left']);
  const sheetWidth = width && width > 144 ? width : LETTER.sheetWidth;
  const isUsable = margin !== undefined && margin >= 0 && margin < sheetWidth / 3;
  return { sheetWidth, margin: isUsable ? margin : LETTER.margin };
}

type Wanted = { sections: readonly Element[]; kind: 'header' | 'footer' };

/** The parts that the sections name as headers or footers, each once. */
function partsOf(zip: Zip, { targets }: Part, { sections, kind }: Wanted): Part[] {
  const names = new Set<string>();
  for (const section of sections) {
    for (const reference of listInside(section, `w:${kind}Reference`)) {
      const target = targets.get(reference.attributes['r:id'] ?? '');
      if (target) names.add(target.address);
    }
  }
  return Array.from(names, (name) => readDocxPart(zip, name)).filter((part) => part !== undefined);
}
