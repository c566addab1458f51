import { deflateSync } from 'node:zlib';

type Page = { content: string; links?: { rect: string; url: string }[]; rotate?: number };

/**
 * A small PDF: F1 is Helvetica, F2 its bold, F3 its italic, F4 a font of icons; `/Clear gs` makes what follows
 * transparent. `packed` packs the pages' operators.
 */
export function makePdf(pages: readonly Page[], { packed = false } = {}): Uint8Array {
  const objects = ['<</Type/Catalog/Pages 2 0 R>>', ''];
  const kids = pages.map((page) => addPage(objects, page, packed));
  objects[1] = `<</Type/Pages/Kids[${kids.join(' ')}]/Count ${kids.length}>>`;
  return writeObjects(objects);
}

/** Text of a page: a line at a place, in a font. */
export const textAt = (text: string, x: number, y: number, { font = 'F1', size = 10 } = {}) =>
  `BT /${font} ${size} Tf 1 0 0 1 ${x} ${y} Tm (${text.replace(/[()\\]/g, '\\$&')}) Tj ET\n`;

const FONTS = ['Helvetica', 'Helvetica-Bold', 'Helvetica-Oblique', 'FontAwesome']
  .map((name, at) => `/F${at + 1}<</Type/Font/Subtype/Type1/BaseFont/${name}>>`)
  .join('');

function addPage(objects: string[], { content, links = [], rotate = 0 }: Page, packed: boolean) {
  const annotations = links.map(({ rect, url }) => {
    return `<</Type/Annot/Subtype/Link/Rect[${rect}]/A<</S/URI/URI(${url})>>>>`;
  });
  objects.push(stream(content, packed));
  objects.push(
    `<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]/Rotate ${rotate}/Contents ${objects.length} 0 R` +
      `/Resources<</Font<<${FONTS}>>/ExtGState<</Clear<</ca 0>>>>>>/Annots[${annotations.join('')}]>>`,
  );
  return `${objects.length} 0 R`;
}

export function stream(content: string, packed: boolean, layers = 1): string {
  let bytes = Buffer.from(content, 'latin1');
  for (let layer = 0; packed && layer < layers; layer += 1) {
    bytes = deflateSync(bytes);
  }
  const filter = packed ? `/Filter[${'/FlateDecode'.repeat(layers)}]` : '';
  return `<<${filter}/Length ${bytes.length}>>\nstream\n${bytes.toString('latin1')}\nendstream`;
}

/** A PDF of these objects, numbered from 1; the first one is its catalog. */
export function writeObjects(objects: readonly string[]): Uint8Array<ArrayBuffer> {
  let file = '%PDF-1.7\n';
  const places = objects.map((object, at) => {
    const place = file.length;
    file += `${at + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(place).padStart(10, '0')} 00000 n \n`;
  });
  const table = file.length;
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${places.join('')}`;
  file += `trailer\n<</Size ${objects.length + 1}/Root 1 0 R>>\nstartxref\n${table}\n%%EOF\n`;
  return Uint8Array.from(Buffer.from(file, 'latin1'));
}
