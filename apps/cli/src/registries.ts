import { EXPORTERS, type Exporters } from '@shortlist/exporters';
import { DESIGNS, type Designs } from '@shortlist/templates';

/** What the program can print in and write: the product's, unless a caller of `main` has others. */
export type Registries = { designs: Designs; exporters: Exporters };

export const REGISTRIES: Registries = { designs: DESIGNS, exporters: EXPORTERS };
