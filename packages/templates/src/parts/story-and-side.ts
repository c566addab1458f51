import type { Block, PrintDocument } from '@shortlist/document';
import type { Look } from '@shortlist/model';
import type { PrintedView } from '../design.ts';
import { splitSections } from './columns.ts';
import { type EntryLines, namedFirst, stacked } from './entries.ts';
import { contactList, nameBlocks } from './head.ts';
import { sectionBlocks } from './sections.ts';
import { fullLook, narrower, styleOf } from './style.ts';
import { type Columns, twoColumns } from './two-columns.ts';
import { writerOf } from './writer.ts';

const placeLast = ({ contact, details }: PrintedView): Pick<PrintedView, 'contact' | 'details'> => {
  const isPlace = ({ href, field }: PrintedView['contact'][number]) =>
    href === undefined && ['city', 'state', 'country'].includes(field);
  return {
    contact: [...contact.filter((part) => !isPlace(part)), ...contact.filter(isPlace)],
    details,
  };
};

/** A list beside the head begins on its line. */
const withoutSpaceAbove = (
  list: Block[],
  { isHeadBeside }: Pick<Columns, 'isHeadBeside'>,
): Block[] => (isHeadBeside ? list.map((block) => ({ ...block, spaceBefore: 0 })) : list);

/** Size of the name in sizes of the text. */
const NAME_SCALE = 2.6;

type StoryAndSide = Pick<Columns, 'tint' | 'line' | 'isHeadBeside'> & {
  /** The entries of the wide column, where they are others than name and dates in a line. */
  entries?: EntryLines;
  /** The place stands below the addresses: alone at the head of a column it would pass for a headline. */
  isPlaceLast?: true;
  /** Width of a column of labels beside those entries, in points. */
  labels?: number;
};

/** Prints the name over the whole width, contact and lists in a narrow column, and everything else in a wide one. */
export function storyAndSide(
  view: PrintedView,
  look: Look,
  { entries = namedFirst, labels, isPlaceLast, ...grounds }: StoryAndSide,
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
      ...withoutSpaceAbove(contactList(small, isPlaceLast ? placeLast(view) : view), grounds),
      ...aside.flatMap((section) =>
        sectionBlocks(small, section, { entries: stacked, capitals, isBeside: true }),
      ),
    ],
    main: main.flatMap((section) =>
      sectionBlocks(writer, section, {
        ...{ entries, capitals, isBeside: true },
        ...(labels && section.entries.length > 0 && { indent: labels }),
      }),
    ),
    ...grounds,
  });
}
