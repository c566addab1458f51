import type { DocumentAbout } from '@shortlist/contracts';

export type ResumeSort = 'edited' | 'name';

/** Choices of the sort menu, the default first. */
export const RESUME_SORTS = ['edited', 'name'] as const satisfies readonly ResumeSort[];

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
    return withBases(resumes.toSorted((a, b) => Date.parse(b.edited) - Date.parse(a.edited)));
  }
  const { compare } = new Intl.Collator(locale, { numeric: true });
  return withBases(resumes.toSorted((a, b) => compare(a.title, b.title)));
}

/** Puts resumes behind the one that they are tailored from; they all stand where the first of them did. */
function withBases(sorted: readonly DocumentAbout[]): DocumentAbout[] {
  const ids = new Set(sorted.map(({ document_id }) => document_id));
  const familyOf = ({ document_id, base_id }: DocumentAbout) =>
    base_id && ids.has(base_id) ? base_id : document_id;
  const families = new Map<string, DocumentAbout[]>();
  for (const resume of sorted) {
    const family = families.get(familyOf(resume)) ?? [];
    const isBase = familyOf(resume) === resume.document_id;
    families.set(familyOf(resume), isBase ? [resume, ...family] : [...family, resume]);
  }
  return [...families.values()].flat();
}
