export { createDesigns, type Designs } from './create-designs.ts';
export type { Design, PrintedView } from './design.ts';
export { designResume } from './design-resume.ts';
export type { LayoutVersion } from './layout-version.ts';
export { designLetter } from './letter/design-letter.ts';
export { loadDesigns, needsAllDesigns } from './load-designs.ts';
export { DESIGNS, type DesignOptions } from './print-in-design.ts';
