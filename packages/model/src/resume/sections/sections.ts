import { createSections } from './create-sections.ts';
import { BUILT_IN } from './registry.ts';

/** The product's sections: what a program knows that is given no others. */
export const SECTIONS = createSections(BUILT_IN);
