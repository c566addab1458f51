import { latexDesign } from '../latex-design.ts';
import { moderncv } from './moderncv-classic.ts';

/** `moderncv` in its banking style: employer and dates on one line, role and place on the next. */
export const moderncvBanking = latexDesign({
  id: 'moderncv-banking',
  split: 'learn',
  dates: { form: 'long', dash: ' – ' },
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
  engine: 'xelatex',
  passes: 2,
  source: (sheet) => moderncv('banking', 'black', sheet),
});
