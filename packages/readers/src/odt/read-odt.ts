import type { PlacedText } from '@shortlist/placed-text';
import { LETTER } from '../flow/flow.ts';
import { placeFlow } from '../flow/place-flow.ts';
import { withoutRepeats } from '../flow/without-repeats.ts';
import { type Element, elementsOf, findChild, listInside } from '../markup/element.ts';
import { ReadError } from '../read-problem.ts';
import { parseXml, readXml } from '../word/docx-parts.ts';
import type { Zip } from '../zip/read-zip.ts';
import { type OdtReading, readOdtBlocks } from './odt-blocks.ts';
import { objectReader, readControls } from './odt-drawings.ts';
import { readOdtStyles } from './odt-styles.ts';

const TYPE = 'application/vnd.oasis.opendocument.text';

/** Checks whether a zip is a text document of OpenDocument, which says so in its own file. */
export function isOdt(zip: Zip): boolean {
  const type = zip.read('mimetype');
  return type !== undefined && new TextDecoder().decode(type).trim().startsWith(TYPE);
}

/** Reads a text document of OpenDocument 1.3. */
export function readOdt(zip: Zip): PlacedText {
  if (isLocked(zip)) throw new ReadError('protected');
  const content = readXml(zip, 'content.xml');
  const body = bodyOf(content);
  if (content === undefined || body === undefined) throw new ReadError('damaged');
  const shared = readXml(zip, 'styles.xml');
  const readObject = objectReader((name) => readXml(zip, name));
  return readParts({ body, shared, roots: shared ? [shared, content] : [content], readObject });
}

/** Reads one that is a single file of XML (OpenDocument 1.3, 3.1.2), which may be a spreadsheet or a drawing, too. */
export function readFlatOdt(bytes: Uint8Array): PlacedText {
  const root = parseXml(bytes);
  const body = bodyOf(root);
  if (root === undefined || body === undefined) throw new ReadError('wrong-type');
  return readParts({
    body,
    shared: root,
    roots: [root],
    readObject: objectReader(() => undefined),
  });
}

const bodyOf = (content: Element | undefined): Element | undefined =>
  findChild(findChild(content, 'office:body'), 'office:text');

/** The parts of a document: its body, what holds the headers and footers of its pages, and what holds styles. */
type Parts = {
  body: Element;
  shared: Element | undefined;
  roots: Element[];
  readObject: OdtReading['readObject'];
};

/** Reads headers, body, footers. */
function readParts({ body, shared, roots, readObject }: Parts): PlacedText {
  const styles = readOdtStyles(roots);
  const sheet = styles.sheet ?? LETTER;
  let tables = 0;
  const reading: OdtReading = {
    styles,
    origin: 'body',
    width: sheet.sheetWidth - 2 * sheet.margin,
    nextTable: () => tables++,
    readObject,
    controls: readControls(body),
    notes: [],
  };
  const margins = (kind: 'header' | 'footer') =>
    withoutRepeats(
      listMargins(shared, kind).map((each) => readOdtBlocks(each, { ...reading, origin: kind })),
    );

  const text = [...margins('header'), ...readOdtBlocks(body, reading), ...margins('footer')];
  return placeFlow({ format: 'odt', ...sheet, paragraphs: [...text, ...reading.notes] });
}

function listMargins(shared: Element | undefined, kind: 'header' | 'footer'): Element[] {
  const pages = listInside(shared, 'style:master-page').flatMap(elementsOf);
  return pages.filter(({ name }) => name.startsWith(`style:${kind}`));
}

/** A locked document's parts are named in its manifest with how they are locked. */
function isLocked(zip: Zip): boolean {
  const manifest = readXml(zip, 'META-INF/manifest.xml');
  return listInside(manifest, 'manifest:encryption-data').length > 0;
}
