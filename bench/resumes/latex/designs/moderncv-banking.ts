import type { LatexDesign } from '../latex-design.ts';
import { moderncv } from './moderncv-classic.ts';

/** `moderncv` in its banking style: employer and dates on one line, role and place on the next. */
export const moderncvBanking: LatexDesign = {
  name: 'moderncv-banking',
  engine: 'xelatex',
  passes: 2,
  source: (sheet) => moderncv('banking', 'black', sheet),
};
