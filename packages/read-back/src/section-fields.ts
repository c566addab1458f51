import {
  type Contact,
  listPrintedEntries,
  type PaperWords,
  type PrintedSection,
  printedResume,
  type Resume,
  type Sections,
  sectionsOf,
} from '@shortlist/model';
import { contactFields } from './contact-fields.ts';
import { entryFields } from './entry-fields.ts';
import type { SectionFields } from './printed-field.ts';
import { plainOf } from './same-text.ts';
import { textFields } from './text-fields.ts';

type Printing = { words: PaperWords; sections: Sections };

type Listing = Printing & {
  /** The contact that a person typed, also where the resume was read. */
  typed: Contact;
  /** Also sections that would not be printed because no entry of theirs has a name. */
  all?: boolean;
};

/** All that a resume prints, as fields. */
export function sectionFields(
  resume: Resume,
  { typed, all = false, words, sections }: Listing,
): SectionFields[] {
  const known = sectionsOf(resume, sections);
  const printed = printedResume(resume, { sections: known, words, all });
  return [
    ...contactFields(resume.contact, printed, { typed, sections }),
    ...printed.sections.map((section) => fieldsOf(resume, section, { words, sections: known })),
  ];
}

function fieldsOf(resume: Resume, section: PrintedSection, printing: Printing): SectionFields {
  const { sections } = printing;
  const kind = sections.kindOf(section.section);
  const key = sections.all.find(({ path }) => path === section.section)?.kind ?? section.section;
  const title = plainOf(section.title).toLowerCase();
  if (!kind) {
    const isRunning = section.layout === 'paragraphs';
    const lines = textFields(section, sections.titleOf(section.section));
    return { key, title, entries: [], lines, isRunning };
  }
  const definition = sections.ofKind(kind);
  const entries = listPrintedEntries(resume, kind).map((entry, at) =>
    entryFields(entry, at, definition, printing),
  );
  return { key, title, entries, lines: [], isRunning: false };
}
