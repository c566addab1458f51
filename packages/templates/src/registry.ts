import { academic } from './academic/academic.ts';
import { tunedClassic } from './classic/tuned-classic.ts';
import { compact } from './compact/compact.ts';
import { createDesigns } from './create-designs.ts';
import { european } from './european/european.ts';
import { harvard } from './harvard/harvard.ts';
import { LAYOUT_VERSIONS } from './layout-versions.ts';
import { modern } from './modern/modern.ts';
import { wordsWithDates } from './parts/dates.ts';
import { fullLook } from './parts/style.ts';
import { sidebar } from './sidebar/sidebar.ts';
import { timeline } from './timeline/timeline.ts';

const [first, ...others] = [
  tunedClassic,
  harvard,
  modern,
  compact,
  academic,
  european,
  sidebar,
  timeline,
].map((design) => ({ ...design, defaults: fullLook(design.defaults), words: wordsWithDates }));

if (!first) throw new Error('There is no design.');

/** The product's designs, in the order in which they are offered. */
export const ALL_DESIGNS = createDesigns([first, ...others], LAYOUT_VERSIONS);
