import type { DocumentAbout } from '@shortlist/contracts';

export type ResumeSort = 'edited' | 'name';

/** Choices of the sort menu, the default first. */
export const RESUME_SORTS = [
  { value: 'edited', label: 'Edited' },
  { value: 'name', label: 'Name' },
] as const satisfies readonly { value: ResumeSort; label: string }[];

/** The sort that an address asks for; anything else is the default. */
export const readSort = (value: string | null): ResumeSort =>
  value === 'name' ? 'name' : 'edited';

/**
 * The resumes newest first, or by name as `locale` orders words (undefined: the browser's language).
 * Resumes that are equal in that stay in the order given.
 */
export function sortResumes(
  resumes: readonly DocumentAbout[],
  sort: ResumeSort,
  locale?: string,
): DocumentAbout[] {
  if (sort === 'edited') {
    return resumes.toSorted((a, b) => Date.parse(b.edited) - Date.parse(a.edited));
  }
  const { compare } = new Intl.Collator(locale, { numeric: true });
  return resumes.toSorted((a, b) => compare(a.title, b.title));
}
