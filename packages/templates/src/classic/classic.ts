import { type Block, fullColumn, type PrintDocument } from '@shortlist/document';
import type { Look, PrintedSection, PrintedText } from '@shortlist/model';
import type { Design, PrintedView } from '../design.ts';
import { sheetOf } from '../papers.ts';
import { withPageBreaks } from '../parts/page-breaks.ts';
import { withPhoto } from '../parts/photo.ts';
import { entry } from './entries.ts';
import { header } from './header.ts';
import {
  FAMILY,
  HEADING_LINE,
  HEADING_SIZE,
  HEADING_SPACE,
  MARGIN,
  RULE,
  SECTION_SPACE,
} from './measures.ts';
import { skills } from './skills.ts';
import { bullet, paragraphs, plain } from './text.ts';

/**
 * The design of spec section 9: US letter with margins of 25.4 mm, Times, a centred name over a centred contact
 * line, ruled headings, and the shown sections in the resume's order.
 */
export const classic: Design = {
  id: 'classic',
  name: 'Classic',
  defaults: { design: 'classic', paper: 'letter' },
  print,
};

function print(view: PrintedView, { paper }: Look): PrintDocument {
  const { title, author, language, sections, titlesIn, photo } = view;
  const sheet = sheetOf(paper, MARGIN);
  const head = inGroup('contact', header(view));
  const rest = sections.flatMap((section) => {
    const blocks = [heading(section, titlesIn), ...underHeading(content(section))];
    return withPageBreaks(inGroup(section.section, blocks), section, section.section);
  });
  const about = { title, author, language, sheet };
  if (photo) return { ...about, ...withPhoto(photo, { head, rest }, sheet) };
  return { ...about, regions: [{ ...fullColumn(sheet), blocks: [...head, ...rest] }] };
}

const TEXTS: Record<PrintedSection['layout'], (lines: readonly PrintedText[]) => Block[]> = {
  paragraphs,
  inline: skills,
  points: (lines) => lines.map(({ text, ref }) => bullet([plain(text, ref)])),
};

function content({ layout, entries, lines }: PrintedSection): Block[] {
  return [...TEXTS[layout](lines), ...entries.flatMap(entry)];
}

function heading({ title }: PrintedSection, capitals: string): Block {
  const style = { family: FAMILY, weight: 700, size: HEADING_SIZE, capitals } as const;
  return {
    role: 'heading',
    spans: [{ ...style, text: title }],
    indent: 0,
    align: 'start',
    lineHeight: HEADING_LINE,
    spaceBefore: SECTION_SPACE,
    rule: RULE,
    keepWithNext: true,
  };
}

const underHeading = ([first, ...others]: Block[]): Block[] =>
  first ? [{ ...first, spaceBefore: HEADING_SPACE }, ...others] : [];

const inGroup = (group: string, blocks: Block[]): Block[] =>
  blocks.map((block) => ({ ...block, group }));
