import type { LatexDesign } from '../latex-design.ts';
import { moderncv } from './moderncv-classic.ts';

/** `moderncv` in its casual style: the name at the right, the address in the page's footer. */
export const moderncvCasual: LatexDesign = {
  name: 'moderncv-casual',
  engine: 'pdflatex',
  passes: 2,
  source: (sheet) => moderncv('casual', 'green', sheet),
};
