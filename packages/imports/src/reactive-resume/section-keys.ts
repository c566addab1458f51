import type { EntryKind } from '@shortlist/model';

/** Our kind of each section of entries. */
const KINDS: Readonly<Record<string, EntryKind>> = {
  experience: 'experience',
  education: 'education',
  projects: 'project',
  languages: 'language',
  awards: 'award',
  certifications: 'certification',
  publications: 'publication',
  volunteer: 'volunteering',
  references: 'reference',
};

export const entryKindOf = (key: string): EntryKind | undefined => KINDS[key];

export type TextKey = 'skills' | 'interests';

/** Checks whether a section is one text here, a line for each of its items. */
export const isTextKey = (key: string): key is TextKey => key === 'skills' || key === 'interests';

/** Our kind of a section; undefined where there is none of that name. */
export const kindOf = (key: string): string | undefined =>
  isTextKey(key) || key === 'summary' ? key : entryKindOf(key);

/** Titles that a new file has; another one is the person's. */
const USUAL: Readonly<Record<string, readonly string[]>> = {
  summary: ['about me'],
  profiles: ['profile'],
  volunteer: ['volunteering', 'volunteer experience'],
  certifications: ['certification'],
};

export function isUsualTitle(key: string, title: string): boolean {
  const lower = title.trim().toLowerCase();
  return lower === '' || lower === key || (USUAL[key] ?? []).includes(lower);
}
