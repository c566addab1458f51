import type { PrintDocument } from '@shortlist/document';
import type { Look } from '@shortlist/resume';
import type { Design, PrintedView } from '../design.ts';
import { splitSections } from '../parts/columns.ts';
import { labelled, stacked } from '../parts/entries.ts';
import { contactLines, nameBlocks } from '../parts/head.ts';
import { sectionBlocks } from '../parts/sections.ts';
import { fullLook, narrower, styleOf } from '../parts/style.ts';
import { twoColumns } from '../parts/two-columns.ts';
import { writerOf } from '../parts/writer.ts';

/** The column of dates in sizes of the text, and the line within it. */
const LABELS = 10.5;
const LINE = 9.6;

/** Dates run down a line; lists stand at the side. */
export const timeline: Design = {
  id: 'timeline',
  name: 'Timeline',
  defaults: {
    design: 'timeline',
    paper: 'letter',
    fonts: 'transitional',
    textSize: 9.5,
    lineHeight: 1.4,
    accent: '#7a2e2e',
    headings: 'plain',
    sideMargin: 16,
    sidebarSide: 'right',
    sidebarWidth: 44,
  },
  print,
};

function print(view: PrintedView, look: Look): PrintDocument {
  const style = styleOf(fullLook(look));
  const writer = writerOf(style);
  const small = writerOf(narrower(style));
  const { aside, main } = splitSections(view, style.look);
  const capitals = view.titlesIn;
  const indent = LABELS * style.size;
  const head = [...nameBlocks(writer, view, { scale: 2.6 }), ...contactLines(writer, view)];
  return twoColumns(view, style, {
    head: head.map((block) => ({ ...block, group: 'contact' })),
    aside: aside.flatMap((section) =>
      sectionBlocks(small, section, { entries: stacked, capitals }),
    ),
    main: main.flatMap((section) =>
      sectionBlocks(writer, section, { entries: labelled(indent), indent, capitals }),
    ),
    line: { at: LINE * style.size, color: '#c9ccd1' },
  });
}
