import { type PDFContext, PDFDict, type PDFRef } from '@cantoo/pdf-lib';
import { nameOf, textOf } from '../foreign/names.ts';

/** Layers of pages that were added, and which of them are hidden. */
export type AddedLayers = { all: readonly PDFRef[]; hidden: readonly PDFRef[] };

/** Lists layers in the catalog, so that viewers show and hide them as the files did that they come from; nobody is offered to switch them. */
export function listLayers(context: PDFContext, { all, hidden }: AddedLayers): void {
  if (all.length === 0) return;
  const catalog = context.lookup(context.trailerInfo.Root, PDFDict);
  const usual = { Name: textOf('Layers'), Order: [], OFF: [...hidden] };
  catalog.set(nameOf('OCProperties'), context.obj({ OCGs: [...all], D: usual }));
}
