import { moderncv } from '../moderncv.ts';

/** `moderncv` in its banking style: employer and dates on one line, role and place on the next. */
export const moderncvBanking = moderncv({
  style: 'banking',
  color: 'black',
  dates: { form: 'long', dash: ' – ' },
  engine: 'xelatex',
});
