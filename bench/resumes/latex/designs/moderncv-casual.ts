import { moderncv } from '../moderncv.ts';

/** `moderncv` in its casual style: the name at the right, the address in the page's footer. */
export const moderncvCasual = moderncv({
  style: 'casual',
  color: 'green',
  dates: { form: 'digits', dash: '--' },
  engine: 'pdflatex',
});
