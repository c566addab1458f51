import {
  PDFArray,
  PDFBool,
  PDFDict,
  PDFHexString,
  type PDFObject,
  PDFRawStream,
  PDFString,
} from '@cantoo/pdf-lib';
import { plainContent } from '../content/plain-content.ts';
import { unpackStream } from '../content/unpack-stream.ts';
import { dictIn, nameOf, says } from './names.ts';

/** A node of the tree of fields, with the value and the type that it has from above (ISO 32000-1, 12.7.3). */
type Field = { field: PDFDict; value: PDFObject | undefined; type: PDFObject | undefined };

/** Checks for a form whose entries no page shows before a viewer has drawn them: XFA without pages, texts without an appearance. */
export function isDrawnByViewer(catalog: PDFDict): boolean {
  if (catalog.lookup(nameOf('NeedsRendering')) === PDFBool.True) return true;
  const form = dictIn(catalog, 'AcroForm');
  const above = { field: form, value: undefined, type: undefined };
  return hasUndrawn(kidsOf(form, 'Fields', above), new Set());
}

function hasUndrawn(fields: readonly Field[], seen: Set<PDFDict>): boolean {
  return fields.some((each) => {
    if (seen.has(each.field)) return false;
    seen.add(each.field);
    return isUndrawn(each) || hasUndrawn(kidsOf(each.field, 'Kids', each), seen);
  });
}

function kidsOf(parent: PDFDict, key: string, above: Field): Field[] {
  const kids = parent.lookup(nameOf(key));
  if (!(kids instanceof PDFArray)) return [];
  return Array.from({ length: kids.size() }, (_, at) => kids.lookup(at)).flatMap((field) => {
    if (!(field instanceof PDFDict)) return [];
    const value = field.lookup(nameOf('V')) ?? above.value;
    return { field, value, type: field.lookup(nameOf('FT')) ?? above.type };
  });
}

/** Checks for a field on a page that has a text, of which its appearance shows none. */
function isUndrawn({ field, value, type }: Field): boolean {
  const isText = type === nameOf('Tx') || type === nameOf('Ch');
  const text =
    value instanceof PDFString || value instanceof PDFHexString ? value.decodeText() : '';
  if (!(isText && text.trim() !== '' && field.has(nameOf('Rect')))) return false;
  const appearance = dictIn(field, 'AP').lookup(nameOf('N'));
  return !(appearance instanceof PDFRawStream && showsText(appearance));
}

const showsText = (form: PDFRawStream): boolean =>
  plainContent(unpackStream(form)).showsText || hasForms(form.dict);

/** Checks whether a form draws others, which may show the text. */
const hasForms = (form: PDFDict): boolean => {
  const drawn = dictIn(dictIn(form, 'Resources'), 'XObject');
  return drawn.keys().some((key) => {
    const each = drawn.lookup(key);
    return each instanceof PDFRawStream && says(each.dict, 'Subtype', 'Form');
  });
};
