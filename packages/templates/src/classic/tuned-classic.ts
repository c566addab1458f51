import type { Look } from '@shortlist/model';
import type { Design } from '../design.ts';
import { namedFirst } from '../parts/entries.ts';
import { oneColumn } from '../parts/one-column.ts';
import { fullLook } from '../parts/style.ts';
import { classic } from './classic.ts';

/** Classic's own measures. */
const DEFAULTS = fullLook({
  ...classic.defaults,
  sideMargin: 25.4,
  endMargin: 25.4,
  lineHeight: 1.488,
  entrySpace: 0.25,
  namePosition: 'center',
  pageNumbers: false,
});

/** Classic as it always was, and with the choices of a look where there are some. */
export const tunedClassic: Design = {
  ...classic,
  proved: { words: '100.00', fields: '100.00', fieldsElsewhere: '100.00' },
  defaults: DEFAULTS,
  print: (view, look) =>
    isPlain(look)
      ? classic.print(view, look)
      : oneColumn(view, look, { entries: namedFirst, nameScale: 1.7 }),
};

/** The choices that Classic prints without being tuned: any paper, dates in the words that it is given, and any photo. */
const UNTUNED: readonly string[] = ['design', 'paper', 'dates', 'photo', 'photoShape', 'engine'];

const isPlain = (look: Look): boolean =>
  Object.entries(DEFAULTS).every(
    ([name, value]) => UNTUNED.includes(name) || look[name as keyof Look] === value,
  );
