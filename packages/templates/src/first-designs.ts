import { classic } from './classic/classic.ts';
import { createDesigns } from './create-designs.ts';

/** The design of a resume whose owner has chosen nothing: what needs no loading. */
export const DESIGNS = createDesigns([classic]);
