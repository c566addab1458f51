import {
  type EditorSection,
  entriesOf,
  entryKey,
  isEmptyEntry,
  isEmptyText,
  partProblem,
  type Resume,
  type Sections,
  type TextKind,
  textOf,
} from '@shortlist/model';
import type { PartKey } from '#draft/resume-draft/resume-types.ts';

/** State on a section's tab: nothing typed yet, something typed, or something that cannot be saved. */
export type SectionState = 'empty' | 'has content' | 'needs attention';

/**
 * The state of one section of the resume. Empty entries count as nothing, not as mistakes. `refusals` is what the server said
 * against parts.
 */
export function sectionState(
  resume: Resume,
  section: EditorSection,
  sections: Sections,
  refusals: ReadonlyMap<PartKey, string> = NONE,
): SectionState {
  const parts = writtenParts(resume, section, sections);
  if (parts.length === 0) return 'empty';
  const isRefused = ([key, value]: Part) =>
    refusals.has(key) || partProblem(key, value, new Date(), sections);
  return parts.some(isRefused) ? 'needs attention' : 'has content';
}

/** Sections with words, besides the contact, from which on a resume shows by itself where it goes. */
const BEGUN = 2;

/** Checks whether a resume says enough to need no samples on its page. */
export const isBegun = (resume: Resume, sections: Sections): boolean =>
  sections.tabs.filter((id) => id !== 'contact' && sectionState(resume, id, sections) !== 'empty')
    .length >= BEGUN;

const NONE: ReadonlyMap<PartKey, string> = new Map();

type Part = [PartKey, Parameters<typeof partProblem>[1]];

function writtenParts(resume: Resume, section: EditorSection, sections: Sections): Part[] {
  const kind = sections.kindOf(section);
  if (kind) {
    const written = entriesOf(resume, kind).filter((entry) => !isEmptyEntry(entry));
    return written.map((entry) => [entryKey(kind, entry.id), entry]);
  }
  if (section !== 'contact') {
    // A section without entries is a text.
    const text = textOf(resume, section as TextKind);
    return isEmptyText(text) ? [] : [[section as TextKind, text]];
  }
  const { shown: _shown, ...texts } = resume.contact;
  const isWritten = Object.values(texts).some((text) => text.trim() !== '');
  return isWritten ? [['contact', resume.contact]] : [];
}
