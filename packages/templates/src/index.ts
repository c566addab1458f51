export { createDesigns, type Designs } from './create-designs.ts';
export type { Design, PrintedView } from './design.ts';
export { type DesignOptions, designResume } from './design-resume.ts';
export { DESIGNS } from './registry.ts';
