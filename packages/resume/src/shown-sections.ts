import { isBlank } from './bullets.ts';
import { ENTRY_LISTS } from './parts-of-resume.ts';
import type { EntryKind, EntryOf, PaperSection, Resume } from './resume.ts';
import { completeSectionOrder } from './section-order.ts';

const HAS_CONTENT: Record<PaperSection, (resume: Resume) => boolean> = {
  summary: (resume) => !isBlank(resume.summary),
  skills: (resume) => !isBlank(resume.skills),
  experience: (resume) => resume.experiences.some(({ role, company }) => says(role, company)),
  education: (resume) => resume.educations.some(({ degree, school }) => says(degree, school)),
  projects: (resume) => resume.projects.some(({ name }) => says(name)),
  certifications: (resume) => resume.certifications.some(({ name }) => says(name)),
  awards: (resume) => resume.awards.some(({ name }) => says(name)),
};

/** Sections that stand on the paper, in the resume's order (display rules of spec section 5). */
export function shownSections(resume: Resume): PaperSection[] {
  return completeSectionOrder(resume.sectionOrder).filter((section) =>
    HAS_CONTENT[section](resume),
  );
}

/** Whether an entry says nothing at all, so that it is neither printed nor worth saving. */
export function isBlankEntry(entry: Omit<EntryOf<EntryKind>, 'id'>): boolean {
  return Object.entries(entry).every(
    ([field, value]) => field === 'id' || typeof value !== 'string' || isBlank(value),
  );
}

/** Entries of one kind that say something, in order: what is printed where their section shows. */
export function listPrintedEntries<K extends EntryKind>(resume: Resume, kind: K): EntryOf<K>[] {
  // The list named for K holds entries of K; TypeScript cannot follow that through the lookup.
  const entries = resume[ENTRY_LISTS[kind]] as EntryOf<K>[];
  return entries.filter((entry) => !isBlankEntry(entry));
}

function says(...texts: string[]): boolean {
  return texts.some((text) => text.trim() !== '');
}
