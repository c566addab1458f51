import { EXPORTERS, type Exporters } from '@shortlist/exporters';
import { SECTIONS, type Sections } from '@shortlist/resume';
import { type Designs, loadDesigns } from '@shortlist/templates';

/** The sections that a resume may have, the designs and the formats: the product's, unless a caller of `main` has others. */
export type Registries = { sections: Sections; designs: Designs; exporters: Exporters };

export const REGISTRIES: Registries = {
  sections: SECTIONS,
  designs: await loadDesigns(),
  exporters: EXPORTERS,
};
