import type { Block, PrintDocument } from '@shortlist/layout';
import {
  type PrintedSection,
  printedResume,
  type Resume,
  SECTIONS,
  type Sections,
} from '@shortlist/resume';
import {
  HEADING_LINE,
  HEADING_SIZE,
  HEADING_SPACE,
  LETTER,
  RULE,
  SECTION_SPACE,
} from './measures.ts';
import { entry } from './parts/entries.ts';
import { header } from './parts/header.ts';
import { paragraphs } from './parts/paragraphs.ts';
import { skills } from './parts/skills.ts';

export type TemplateOptions = {
  /** Language of the resume, BCP 47: what a screen reader reads it in. */
  language: string;
  /** The kinds of section that may be printed. */
  sections?: Sections;
};

/**
 * The resume in the design of spec section 9: US letter with margins of 25.4 mm, Times, a centred
 * name over a centred contact line, ruled headings, and the shown sections in the resume's order.
 *
 * Every span has the field it comes from as its `source` (`formatFieldRef`), every block its section,
 * or "contact", as its `group`.
 */
export function classic(
  resume: Resume,
  { language, sections = SECTIONS }: TemplateOptions,
): PrintDocument {
  const printed = printedResume(resume, { sections });
  return {
    title: `${printed.name.text} – Resume`,
    author: resume.contact.fullName.trim(),
    language,
    sheet: LETTER,
    blocks: [
      ...inGroup('contact', header(printed)),
      ...printed.sections.flatMap((section) =>
        inGroup(section.section, [heading(section), ...underHeading(content(section))]),
      ),
    ],
  };
}

/** Skills that stand alone in their lines are run together; any other text keeps its lines. */
function content({ section, entries, lines }: PrintedSection): Block[] {
  const texts = section === 'skills' ? skills(lines) : paragraphs(lines);
  return [...texts, ...entries.flatMap(entry)];
}

function heading({ title }: PrintedSection): Block {
  // The titles are English whatever the resume is written in: a Turkish "EXPERİENCE" is no word.
  const text = title.toLocaleUpperCase('en');
  return {
    role: 'heading',
    spans: [{ text, weight: 700, size: HEADING_SIZE }],
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
