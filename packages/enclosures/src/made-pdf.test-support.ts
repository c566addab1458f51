/** A PDF of these objects, numbered from 1, of which the first is the catalog. `places` false writes a table that is wrong. */
export function makePdf(objects: readonly string[], { places = true } = {}): Uint8Array {
  let text = '%PDF-1.7\n';
  const offsets = objects.map((object, at) => {
    const offset = text.length;
    text += `${at + 1} 0 obj\n${object}\nendobj\n`;
    return places ? offset : offset + 7;
  });
  const start = text.length;
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  text += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}`;
  text += `trailer\n<</Size ${objects.length + 1} /Root 1 0 R>>\nstartxref\n${start}\n%%EOF\n`;
  return latin1(text);
}

/** Bytes of a text whose characters are bytes. */
export const latin1 = (text: string): Uint8Array => new Uint8Array(Buffer.from(text, 'latin1'));

/** A stream as it stands in a file. */
export const stream = (content: string, entries = ''): string =>
  `<</Length ${content.length} ${entries}>>\nstream\n${content}\nendstream`;

type MadePage = {
  /** Operators. */
  content?: string;
  /** Entries of the page, of the catalog, and of the resources, as PDF has them. */
  page?: string;
  catalog?: string;
  resources?: string;
  /** Further objects, from number 5. */
  more?: readonly string[];
};

/** A PDF of one page of 200 by 100 points; object 3 is the page, 4 its content. */
export function makePage(made: MadePage = {}): Uint8Array {
  const { content = SQUARE, page = '', catalog = '', resources = '', more = [] } = made;
  return makePdf([
    `<</Type /Catalog /Pages 2 0 R ${catalog}>>`,
    '<</Type /Pages /Kids [3 0 R] /Count 1 /MediaBox [0 0 200 100]>>',
    `<</Type /Page /Parent 2 0 R /Contents 4 0 R /Resources <<${resources}>> ${page}>>`,
    stream(content),
    ...more,
  ]);
}

/** A red square at the lower left. */
export const SQUARE = '1 0 0 rg 10 10 40 40 re f';

/** A form whose only field has a value, and no appearance. */
export const FORM = makePage({
  page: '/Annots [5 0 R]',
  catalog:
    '/AcroForm <</NeedAppearances true /Fields [5 0 R] /DA (/F 12 Tf 0 g) /DR <</Font <</F 6 0 R>>>> >>',
  more: [
    '<</Type /Annot /Subtype /Widget /FT /Tx /T (name) /V (Ada King) /Rect [60 10 190 40] /F 4 /P 3 0 R /DA (/F 12 Tf 0 g)>>',
    '<</Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding>>',
  ],
});
