import type { PlacedText } from '@shortlist/placed-text';
import { LETTER } from '../flow/flow.ts';
import { placeFlow } from '../flow/place-flow.ts';
import { withoutRepeats } from '../flow/without-repeats.ts';
import { type Element, elementsOf, findChild, listInside } from '../markup/element.ts';
import { ReadError } from '../read-problem.ts';
import { readXml } from '../word/docx-parts.ts';
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

/** Reads a text document of OpenDocument 1.3: headers, body, footers. */
export function readOdt(zip: Zip): PlacedText {
  if (isLocked(zip)) throw new ReadError('protected');
  const content = readXml(zip, 'content.xml');
  const body = findChild(findChild(content, 'office:body'), 'office:text');
  if (content === undefined || body === undefined) throw new ReadError('damaged');
  const shared = readXml(zip, 'styles.xml');
  const roots = shared ? [shared, content] : [content];

  const styles = readOdtStyles(roots);
  const sheet = styles.sheet ?? LETTER;
  let tables = 0;
  const reading: OdtReading = {
    styles,
    origin: 'body',
    width: sheet.sheetWidth - 2 * sheet.margin,
    nextTable: () => tables++,
    readObject: objectReader(zip),
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
