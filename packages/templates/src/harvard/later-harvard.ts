import type { PrintedView } from '../design.ts';
import type { DesignChanges } from '../layout-version.ts';
import { employerFirst, namedFirst } from '../parts/entries.ts';
import { oneColumn } from '../parts/one-column.ts';

/** Scripts that have italics. */
const SLANTING = /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}]/u;

/**
 * As the sheets of career offices have it: the employer and its place, below them the role and its dates. In scripts without
 * italics, which tell the two apart, the role leads.
 */
export const laterHarvard: DesignChanges = {
  proved: { words: '100.00', fields: '99.84', fieldsElsewhere: '99.51' },
  defaults: { lineHeight: 1.22 },
  print: (view, look) =>
    oneColumn(view, look, {
      entries: hasItalics(view) ? employerFirst : namedFirst,
      nameScale: 1.7,
      headingAlign: 'center',
      setsHeadlineApart: true,
    }),
};

const hasItalics = ({ sections }: PrintedView): boolean =>
  sections
    .flatMap(({ entries }) => entries.flatMap(({ name }) => name))
    .every(({ text }) => !/\p{L}/u.test(text) || SLANTING.test(text));
