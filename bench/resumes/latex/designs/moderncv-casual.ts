import { latexDesign } from '../latex-design.ts';
import { moderncv } from './moderncv-classic.ts';

/** `moderncv` in its casual style: the name at the right, the address in the page's footer. */
export const moderncvCasual = latexDesign({
  id: 'moderncv-casual',
  split: 'learn',
  dates: { form: 'digits', dash: '--' },
  sections: [
    'summary',
    'work',
    'education',
    'projects',
    'skills',
    'languages',
    'awards',
    'certificates',
  ],
  engine: 'pdflatex',
  passes: 2,
  source: (sheet) => moderncv('casual', 'green', sheet),
});
