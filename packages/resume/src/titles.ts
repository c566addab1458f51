import type { EditorSection, EntryKind, EntryOf } from './resume.ts';

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

/** The fields that may name an entry, the first that says something before the others. */
const NAMES: { [K in EntryKind]: (entry: EntryOf<K>) => readonly string[] } = {
  experience: ({ role, company }) => [role, company],
  education: ({ degree, school }) => [degree, school],
  certification: ({ name }) => [name],
  award: ({ name }) => [name],
  project: ({ name }) => [name],
};

/** What an entry is called: its role, else its company; its degree, else its school; its name. Empty where it has none. */
export function nameOfEntry<K extends EntryKind>(kind: K, entry: EntryOf<K>): string {
  const said = NAMES[kind](entry).map((name) => name.trim());
  return said.find((name) => name !== '') ?? '';
}

/** Heading of an entry's card: what it is called, or "Project 2" for a second one without a name. `position` counts from 0. */
export function entryTitle<K extends EntryKind>(
  kind: K,
  entry: EntryOf<K>,
  position: number,
): string {
  return nameOfEntry(kind, entry) || `${ENTRY_TITLES[kind]} ${position + 1}`;
}
