import type { Block, PrintDocument } from '@shortlist/layout';
import {
  displayName,
  type PaperSection,
  type Resume,
  SECTION_TITLES,
  shownSections,
} from '@shortlist/resume';
import {
  HEADING_LINE,
  HEADING_SIZE,
  HEADING_SPACE,
  LETTER,
  RULE,
  SECTION_SPACE,
} from './measures.ts';
import { entries } from './parts/entries.ts';
import { header } from './parts/header.ts';
import { skills } from './parts/skills.ts';
import { summary } from './parts/summary.ts';

export type TemplateOptions = {
  /** Language of the resume, BCP 47: what a screen reader reads it in. */
  language: string;
};

const PARTS: Record<PaperSection, (resume: Resume) => Block[]> = {
  summary,
  skills,
  experience: (resume) => entries(resume, 'experience'),
  education: (resume) => entries(resume, 'education'),
  projects: (resume) => entries(resume, 'project'),
  certifications: (resume) => entries(resume, 'certification'),
  awards: (resume) => entries(resume, 'award'),
};

/**
 * The resume in the design of spec section 9: US letter with margins of 25.4 mm, Times, a centred
 * name over a centred contact line, ruled headings, and the shown sections in the resume's order.
 *
 * Every span has the field it comes from as its `source` (`formatFieldRef`), every block its section,
 * or "contact", as its `group`.
 */
export function classic(resume: Resume, { language }: TemplateOptions): PrintDocument {
  return {
    title: `${displayName(resume.contact)} – Resume`,
    author: resume.contact.fullName.trim(),
    language,
    sheet: LETTER,
    blocks: [
      ...inGroup('contact', header(resume.contact)),
      ...shownSections(resume).flatMap((name) =>
        inGroup(name, [heading(name), ...underHeading(PARTS[name](resume))]),
      ),
    ],
  };
}

function heading(section: PaperSection): Block {
  // The titles are English whatever the resume is written in: a Turkish "EXPERİENCE" is no word.
  const text = SECTION_TITLES[section].toLocaleUpperCase('en');
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
