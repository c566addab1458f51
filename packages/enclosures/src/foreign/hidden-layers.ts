import { PDFArray, type PDFDict, PDFRef } from '@cantoo/pdf-lib';
import { dictIn, nameOf, says } from './names.ts';

/** Returns which layers a viewer hides as it opens a file (ISO 32000-1, 8.11.4.3). */
export function hiddenIn(catalog: PDFDict): (layer: PDFRef) => boolean {
  const usual = dictIn(dictIn(catalog, 'OCProperties'), 'D');
  const listed = (key: string): Set<unknown> => {
    const list = usual.lookup(nameOf(key));
    return new Set(list instanceof PDFArray ? list.asArray() : []);
  };
  const [on, off] = [listed('ON'), listed('OFF')];
  const isUsuallyOff = says(usual, 'BaseState', 'OFF');
  return (layer) => layer instanceof PDFRef && (off.has(layer) || (isUsuallyOff && !on.has(layer)));
}
