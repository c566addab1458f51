import type { PrintDocument } from '@shortlist/document';
import type { Look } from '@shortlist/model';
import type { PrintedView } from '../design.ts';
import { splitSections } from './columns.ts';
import { namedFirst, stacked } from './entries.ts';
import { contactList, nameBlocks } from './head.ts';
import { sectionBlocks } from './sections.ts';
import { fullLook, narrower, styleOf } from './style.ts';
import { type Columns, twoColumns } from './two-columns.ts';
import { writerOf } from './writer.ts';

/** Size of the name in sizes of the text. */
const NAME_SCALE = 2.6;

/** Prints the name over the whole width, contact and lists in a narrow column, and everything else in a wide one. */
export function storyAndSide(
  view: PrintedView,
  look: Look,
  grounds: Pick<Columns, 'tint' | 'line'>,
): PrintDocument {
  const style = styleOf(fullLook(look));
  const writer = writerOf(style);
  const small = writerOf(narrower(style));
  const { aside, main } = splitSections(view, style.look);
  const capitals = view.titlesIn;
  const head = nameBlocks(writer, view, NAME_SCALE);
  return twoColumns(view, style, {
    head: head.map((block, at) => ({
      ...block,
      group: 'contact',
      // Ground and line of the columns begin right below: the last line keeps off them.
      ...(at === head.length - 1 && { lineHeight: block.lineHeight + style.line / 2 }),
    })),
    aside: [
      ...contactList(small, view),
      ...aside.flatMap((section) =>
        sectionBlocks(small, section, { entries: stacked, capitals, isBeside: true }),
      ),
    ],
    main: main.flatMap((section) =>
      sectionBlocks(writer, section, { entries: namedFirst, capitals, isBeside: true }),
    ),
    ...grounds,
  });
}
