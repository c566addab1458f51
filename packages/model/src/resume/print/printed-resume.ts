import {
  type ContactPart,
  contactDetails,
  contactParts,
  displayName,
} from '../../contact/contact-parts.ts';
import { ENGLISH_WORDS, type PaperWords } from '../../languages/paper-words.ts';
import { type Resume, sectionSettings, type TextKind, textOf } from '../resume.ts';
import type { PaperSection, Sections } from '../sections/create-sections.ts';
import type { TextLayout } from '../sections/define-section.ts';
import { sectionsOf } from '../sections/sections-of.ts';
import { NO_SETTINGS } from '../sections/settings.ts';
import { withOwnName } from './own-name.ts';
import { type PageBreaks, pageBreaksOf } from './page-breaks.ts';
import { printedEntries } from './printed-entries.ts';
import type { PrintedEntry } from './printed-entry.ts';
import { type PrintedText, printedLines } from './printed-text.ts';
import { listPrintedEntries, saidSections, shownSections } from './shown-sections.ts';

/** A section that is printed: entries, or lines of text. */
export type PrintedSection = PageBreaks & {
  readonly section: PaperSection;
  readonly title: string;
  readonly entries: readonly PrintedEntry[];
  readonly lines: readonly PrintedText[];
  /** Layout of the lines. */
  readonly layout: TextLayout;
};

/** Content of a resume on paper before any design: texts in the order of reading, and what each of them is. */
export type PrintedResume = {
  readonly name: PrintedText;
  /** Below the name; absent where the person has none. */
  readonly headline?: PrintedText;
  readonly contact: readonly ContactPart[];
  /** Below the contact: what else the person says of themselves. */
  readonly details: readonly ContactPart[];
  readonly sections: readonly PrintedSection[];
};

type PrintOptions = {
  /** Also sections that are not printed because no entry of theirs has a name. */
  all?: boolean;
  sections: Sections;
  /** The words of the resume's language; English where they are not given. */
  words?: PaperWords | undefined;
};

/** The resume as it is printed, whatever the design. */
export function printedResume(
  resume: Resume,
  { all = false, sections, words = ENGLISH_WORDS }: PrintOptions,
): PrintedResume {
  const known = sectionsOf(resume, sections);
  const headline = resume.contact.headline.trim();
  const printed = all ? saidSections(resume, known) : shownSections(resume, known);
  return {
    name: {
      text: displayName(resume.contact),
      ref: { section: 'contact', field: 'fullName' },
    },
    ...(headline !== '' && { headline: { text: headline, ref: HEADLINE } }),
    contact: contactParts(resume.contact),
    details: contactDetails(resume.contact),
    sections: printed.map((section, at) => ({
      ...printedSection(resume, section, { sections: known, words }),
      ...pageBreaksOf(settingsAt(resume, section, known), at === 0),
    })),
  };
}

const HEADLINE = { section: 'contact', field: 'headline' } as const;

function printedSection(
  resume: Resume,
  section: PaperSection,
  { sections, words }: { sections: Sections; words: PaperWords },
): PrintedSection {
  const title = titleOn(resume, section, { sections, words });
  const kind = sections.kindOf(section);
  if (!kind) {
    const field = section as TextKind;
    const lines = printedLines(textOf(resume, field), { section, field });
    const layout = sections.texts.find(({ path }) => path === section)?.layout ?? 'paragraphs';
    return { section, title, entries: [], lines, layout };
  }
  const definition = sections.ofKind(kind);
  const { fullName } = resume.contact;
  const entries = printedEntries(definition, listPrintedEntries(resume, kind), words).map((entry) =>
    withOwnName(definition, entry, fullName),
  );
  return { section, title, entries, lines: [], layout: 'paragraphs' };
}

const settingsAt = (resume: Resume, section: PaperSection, { all }: Sections) => {
  const kind = all.find(({ path }) => path === section)?.kind;
  return kind === undefined ? NO_SETTINGS : sectionSettings(resume, kind);
};

/** The title that the person gave, else the usual one in the language of the paper. */
function titleOn(
  resume: Resume,
  section: PaperSection,
  { sections, words }: { sections: Sections; words: PaperWords },
): string {
  const own = sections.printedTitleOf(section);
  const kind = sections.all.find(({ path }) => path === section)?.kind;
  if (kind === undefined || settingsAt(resume, section, sections).title.trim() !== '') return own;
  return words.titleOf(kind) ?? own;
}
