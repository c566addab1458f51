import type { PrintDocument } from '@shortlist/document';
import type { Look } from '@shortlist/resume';
import type { Design, PrintedView } from '../design.ts';
import { splitSections } from '../parts/columns.ts';
import { namedFirst, stacked } from '../parts/entries.ts';
import { contactList, nameBlocks } from '../parts/head.ts';
import { sectionBlocks } from '../parts/sections.ts';
import { fullLook, narrower, styleOf } from '../parts/style.ts';
import { twoColumns } from '../parts/two-columns.ts';
import { writerOf } from '../parts/writer.ts';

/** Light enough for muted text on it, dark enough to be seen on a photocopy. */
const TINT = '#eef2f5';

/** Contact and lists on a tinted ground at the side, the story beside it. */
export const sidebar: Design = {
  id: 'sidebar',
  name: 'Sidebar',
  defaults: {
    design: 'sidebar',
    paper: 'letter',
    fonts: 'humanist',
    textSize: 9.5,
    lineHeight: 1.4,
    accent: '#1f4e5f',
    headings: 'capitals',
    sideMargin: 15,
    endMargin: 16,
  },
  print,
};

function print(view: PrintedView, look: Look): PrintDocument {
  const style = styleOf(fullLook(look));
  const writer = writerOf(style);
  const small = writerOf(narrower(style));
  const { aside, main } = splitSections(view, style.look);
  const capitals = view.titlesIn;
  const head = nameBlocks(writer, view, 2.6);
  return twoColumns(view, style, {
    head: head.map((block) => ({ ...block, group: 'contact' })),
    aside: [
      ...contactList(small, view),
      ...aside.flatMap((section) =>
        sectionBlocks(small, section, { entries: stacked, capitals, isBeside: true }),
      ),
    ],
    main: main.flatMap((section) =>
      sectionBlocks(writer, section, { entries: namedFirst, capitals, isBeside: true }),
    ),
    tint: TINT,
  });
}
