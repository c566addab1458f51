import { type Block, fullColumn, type PrintDocument } from '@shortlist/document';
import type { Look } from '@shortlist/model';
import type { PrintedView } from '../design.ts';
import { frame } from './columns.ts';
import type { EntryLines } from './entries.ts';
import { contactLines, headlineApart, nameBlocks } from './head.ts';
import { withPhoto } from './photo.ts';
import { type SectionOptions, sectionBlocks } from './sections.ts';
import { fullLook, styleOf } from './style.ts';
import { writerOf } from './writer.ts';

type OneColumn = {
  entries: EntryLines;
  /** Size of the name in sizes of the text. */
  nameScale: number;
  headingAlign?: Block['align'];
  /** Width of a column of labels, in points: other texts begin behind it. */
  labels?: number;
  /** The headline in italics, with space around it. */
  setsHeadlineApart?: true;
} & Pick<SectionOptions, 'spaces' | 'unlabelled'>;

/** Prints name, contact and sections below each other. */
export function oneColumn(view: PrintedView, look: Look, design: OneColumn): PrintDocument {
  const style = styleOf(fullLook(look));
  const writer = writerOf(style);
  const { titlesIn, sections } = view;
  const { entries, nameScale, headingAlign, labels, setsHeadlineApart, spaces, unlabelled } =
    design;
  const name = nameBlocks(writer, view, nameScale);
  const lines = [
    ...(setsHeadlineApart ? headlineApart(name) : name),
    ...contactLines(writer, view),
  ];
  const head = lines.map((block) => ({ ...block, group: 'contact' }));
  const options = {
    ...{ entries, capitals: titlesIn },
    ...(spaces && { spaces }),
    ...(unlabelled && { unlabelled }),
    ...(headingAlign && { align: headingAlign }),
    ...(labels && { indent: labels }),
  };
  const rest = sections.flatMap((section) => sectionBlocks(writer, section, options));
  const document = frame(view, style);
  const { sheet } = document;
  if (view.photo) return { ...document, ...withPhoto(view.photo, { head, rest }, sheet) };
  return { ...document, regions: [{ ...fullColumn(sheet), blocks: [...head, ...rest] }] };
}
