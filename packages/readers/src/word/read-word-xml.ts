import type { PlacedText } from '@shortlist/placed-text';
import { LETTER } from '../flow/flow.ts';
import { placeFlow } from '../flow/place-flow.ts';
import { decodeText } from '../markup/decode-text.ts';
import { type Element, findChild, listChildren } from '../markup/element.ts';
import { ReadError } from '../read-problem.ts';
import type { Zip } from '../zip/read-zip.ts';
import { readBlocks } from './body.ts';
import type { DocxReading } from './docx-document.ts';
import { parseXml, settingOf } from './docx-parts.ts';
import { readDocx } from './read-docx.ts';
import { readStyles } from './styles.ts';

/**
 * Reads a Word document as a single file of XML: that of Word 2003 (WordprocessingML), or a package of Word 2007 and later in
 * one file (Flat OPC).
 */
export function readWordXml(bytes: Uint8Array): PlacedText {
  const source = decodeText(bytes);
  if (/<pkg:package[\s>]/.test(source)) return readDocx(packageOf(source));
  const root = parseXml(bytes);
  const body = findChild(root, 'w:body');
  if (!root || !body) throw new ReadError('damaged');
  let tables = 0;
  const reading: DocxReading = {
    part: { root, targets: new Map() },
    styles: readStyles(findChild(root, 'w:styles')),
    numbering: { indentOf: () => ({}), count: (_, level) => ({ level, marker: '•' }) },
    origin: 'body',
    nextTable: () => tables++,
    notes: [],
    readOnce: () => undefined,
    readChunk: () => [],
  };
  const place = { width: LETTER.sheetWidth - 2 * LETTER.margin };
  const paragraphs = readBlocks(asLater(body), reading, place);
  return placeFlow({ format: 'docx', ...LETTER, paragraphs: [...paragraphs, ...reading.notes] });
}

/** The elements of Word 2003 that later versions name otherwise: the list of a paragraph. */
function asLater(element: Element): Element {
  const children = element.children.map((child) =>
    typeof child === 'string' ? child : asLater(child),
  );
  if (element.name !== 'w:listPr') return { ...element, children };
  const level = settingOf(element, 'w:ilvl') ?? '0';
  const numbered = (name: string, value: string): Element => ({
    name,
    attributes: { 'w:val': value },
    children: [],
  });
  const list = listChildren(element, 'w:ilfo').length > 0 ? '1' : '0';
  return {
    name: 'w:numPr',
    attributes: {},
    children: [numbered('w:ilvl', level), numbered('w:numId', list)],
  };
}

/** The name of a part and its XML, in the text of one part of a package; undefined for a part that is no XML. */
function partIn(text: string): [name: string, xml: string] | undefined {
  const name = /^[^>]{0,400}pkg:name="\/([^">]+)"/.exec(text)?.[1];
  const [, xml] = text.split(/<pkg:xmlData[^<>]{0,400}>/);
  const end = xml?.lastIndexOf('</pkg:xmlData>') ?? -1;
  return name === undefined || xml === undefined || end < 0 ? undefined : [name, xml.slice(0, end)];
}

/** XML in ASCII. */
const bytesOf = (xml: string): Uint8Array =>
  Uint8Array.from(
    xml.replace(/\P{ASCII}/gu, (letter) => `&#${letter.codePointAt(0)};`),
    (letter) => letter.charCodeAt(0),
  );

/** The parts of a package in one file, as those of a zip; pictures are left out. */
function packageOf(source: string): Zip {
  const found = source
    .split('<pkg:part ')
    .slice(1)
    .flatMap((text) => {
      const part = partIn(text);
      return part ? [part] : [];
    });
  const parts = new Map(found.map(([name, xml]) => [name, bytesOf(xml)]));
  return {
    names: [...parts.keys()],
    has: (name) => parts.has(name),
    read: (name) => parts.get(name),
    inner: () => {
      throw new ReadError('wrong-type');
    },
  };
}
