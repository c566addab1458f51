import { moderncv } from '../moderncv.ts';

/** `moderncv` in its classic style: dates in a column at the left, the address at the right of the name. */
export const moderncvClassic = moderncv({
  style: 'classic',
  color: 'blue',
  dates: { form: 'short', dash: ' – ' },
  engine: 'pdflatex',
});
