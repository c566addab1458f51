import { classic } from './classic/classic.ts';
import { createDesigns } from './create-designs.ts';

/** The product's designs, in the order in which they are offered. */
export const DESIGNS = createDesigns([classic]);
