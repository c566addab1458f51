import { EXPORTERS, type Exporters } from '@shortlist/exporters';
import { SECTIONS, type Sections } from '@shortlist/model';
import { type Designs, loadDesigns } from '@shortlist/templates';
import { createDocumentReader, type DocumentReader } from './input/document-reader.ts';

/**
 * The sections that a resume may have, the designs and the formats, and what reads documents: the product's, unless a caller of
 * `main` has others.
 */
export type Registries = {
  sections: Sections;
  designs: Designs;
  exporters: Exporters;
  createReader: () => DocumentReader;
};

export const REGISTRIES: Registries = {
  sections: SECTIONS,
  designs: await loadDesigns(),
  exporters: EXPORTERS,
  createReader: createDocumentReader,
};
