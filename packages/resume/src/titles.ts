import type { Award, EditorSection, EntryKind } from './resume.ts';

/** Names of the sections, on the editor's tabs and on the paper. */
export const SECTION_TITLES: Record<EditorSection, string> = {
  contact: 'Contact',
  experience: 'Experience',
  education: 'Education',
  certifications: 'Certifications',
  awards: 'Awards',
  skills: 'Skills',
  projects: 'Projects',
  summary: 'Summary',
};

/** One entry of each kind, in words. */
export const ENTRY_TITLES: Record<EntryKind, string> = {
  experience: 'Experience',
  education: 'Education',
  certification: 'Certification',
  award: 'Award',
  project: 'Project',
};

/** The editor's section that shows each kind of entry. */
export const SECTION_OF_KIND = {
  experience: 'experience',
  education: 'education',
  certification: 'certifications',
  award: 'awards',
  project: 'projects',
} as const satisfies Record<EntryKind, EditorSection>;

/** Heading of an entry's card: its name, or "Project 2" for a second one without a name. `position` counts from 0. */
export function entryTitle(
  kind: 'project' | 'award' | 'certification',
  entry: Award,
  position: number,
): string {
  return entry.name.trim() || `${ENTRY_TITLES[kind]} ${position + 1}`;
}
