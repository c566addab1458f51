import type { Design, PrintedView } from '../design.ts';
import { namedFirst } from '../parts/entries.ts';
import { oneColumn } from '../parts/one-column.ts';

/** Made for many pages: publications first, page numbers, a serif for long reading. */
export const academic: Design = {
  id: 'academic',
  name: 'Academic',
  proved: { words: '100.00', fields: '100.00', fieldsElsewhere: '100.00' },
  defaults: {
    design: 'academic',
    paper: 'letter',
    fonts: 'transitional',
    textSize: 10,
    lineHeight: 1.4,
    sideMargin: 25,
    endMargin: 22,
    headings: 'plain',
    entrySpace: 0.5,
  },
  print: (view, look) =>
    oneColumn(sectionsFirst(view, ['summary', 'publications']), look, {
      entries: namedFirst,
      nameScale: 2.2,
    }),
};

/** The view with these sections before all others, in this order. */
export function sectionsFirst(view: PrintedView, leading: readonly string[]): PrintedView {
  const rankOf = (section: string) => [...leading, section].indexOf(section);
  const sections = view.sections.toSorted(
    (one, other) => rankOf(one.section) - rankOf(other.section),
  );
  return { ...view, sections };
}
