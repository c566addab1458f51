import type { Look } from '@shortlist/resume';
import type { Design } from '../design.ts';
import { namedFirst } from '../parts/entries.ts';
import { oneColumn } from '../parts/one-column.ts';
import { classic } from './classic.ts';

/** Classic's own measures, for a look in which a person has changed some of them. */
const MEASURES = {
  sideMargin: 25.4,
  endMargin: 25.4,
  lineHeight: 1.488,
  entrySpace: 0.25,
  namePosition: 'center',
  pageNumbers: false,
} as const;

/** Classic as it always was, and with the choices of a look where there are some. */
export const tunedClassic: Design = {
  ...classic,
  print: (view, look) =>
    isPlain(look)
      ? classic.print(view, look)
      : oneColumn(view, { ...MEASURES, ...look }, { entries: namedFirst, nameScale: 1.7 }),
};

/** Whether nothing but the design and the paper is chosen. Dates are words, which Classic takes as they come. */
const isPlain = ({ design: _, paper: __, dates: ___, ...knobs }: Look): boolean =>
  Object.keys(knobs).length === 0;
