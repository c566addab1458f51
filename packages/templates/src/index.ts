export { createDesigns, type Designs } from './create-designs.ts';
export type { Design, PrintedView } from './design.ts';
export { type DesignOptions, designResume } from './design-resume.ts';
export { DESIGNS } from './first-designs.ts';
export type { LayoutVersion } from './layout-versions.ts';
export { loadDesigns, needsAllDesigns } from './load-designs.ts';
