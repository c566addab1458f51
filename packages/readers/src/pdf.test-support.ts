import { deflateSync } from 'node:zlib';

type Page = {
  content: string;
  links?: { rect: string; url: string }[];
  rotate?: number;
  /** Further annotations on it. */
  annotations?: readonly Annotation[];
};

/** The entries of an annotation's dictionary; `shows` are the operators of its appearance, from its lower left corner. */
export type Annotation = { rect: string; entries: string; shows?: string };

/**
 * A small PDF: F1 is Helvetica, F2 its bold, F3 its italic, F4 a font of icons, F5 one whose a, b and c are
 * Hebrew letters; `/Clear gs` makes what follows
 * transparent. `packed` packs the pages' operators.
 */
export function makePdf(pages: readonly Page[], { packed = false } = {}): Uint8Array {
  const objects = ['<</Type/Catalog/Pages 2 0 R>>', ''];
  const kids = pages.map((page) => addPage(objects, page, packed));
  objects[1] = `<</Type/Pages/Kids[${kids.join(' ')}]/Count ${kids.length}>>`;
  const fields = objects.flatMap((object, at) => (object.includes('/FT') ? `${at + 1} 0 R` : []));
  const form = `/AcroForm<</Fields[${fields.join(' ')}]/DA(/F1 10 Tf 0 g)/DR<</Font<<${FONTS}>>>>>>`;
  if (fields.length > 0) objects[0] = `<</Type/Catalog/Pages 2 0 R${form}>>`;
  return writeObjects(objects);
}

/** Text of a page: a line at a place, in a font. */
export const textAt = (text: string, x: number, y: number, { font = 'F1', size = 10 } = {}) =>
  `BT /${font} ${size} Tf 1 0 0 1 ${x} ${y} Tm (${text.replace(/[()\\]/g, '\\$&')}) Tj ET\n`;

/** a, b and c are alef, bet and gimel. */
const HEBREW =
  '/F5<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding<</Differences[97/afii57664/afii57665/afii57666]>>>>';

const FONTS = ['Helvetica', 'Helvetica-Bold', 'Helvetica-Oblique', 'FontAwesome']
  .map((name, at) => `/F${at + 1}<</Type/Font/Subtype/Type1/BaseFont/${name}>>`)
  .join('')
  .concat(HEBREW);

function addAnnotation(objects: string[], { rect, entries, shows }: Annotation): string {
  const [left = 0, bottom = 0, right = 0, top = 0] = rect.split(' ').map(Number);
  const box = `0 0 ${right - left} ${top - bottom}`;
  const form = `/Type/XObject/Subtype/Form/BBox[${box}]/Resources<</Font<<${FONTS}>>>>`;
  if (shows !== undefined) objects.push(stream(shows, false).replace('<<', `<<${form}`));
  const appearance = shows === undefined ? '' : `/AP<</N ${objects.length} 0 R>>`;
  objects.push(`<</Type/Annot/Rect[${rect}]${entries}${appearance}>>`);
  return `${objects.length} 0 R`;
}

function addPage(objects: string[], page: Page, packed: boolean) {
  const { content, links = [], rotate = 0 } = page;
  const typed = (page.annotations ?? []).map((each) => addAnnotation(objects, each));
  const annotations = links.map(({ rect, url }) => {
    return `<</Type/Annot/Subtype/Link/Rect[${rect}]/A<</S/URI/URI(${url})>>>>`;
  });
  objects.push(stream(content, packed));
  objects.push(
    `<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]/Rotate ${rotate}/Contents ${objects.length} 0 R` +
      `/Resources<</Font<<${FONTS}>>/ExtGState<</Clear<</ca 0>>>>>>/Annots[${[...annotations, ...typed].join(' ')}]>>`,
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
