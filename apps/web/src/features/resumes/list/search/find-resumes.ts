import type { ListedResume } from '@shortlist/contracts';
import { foldText } from '#lib/text/fold-text.ts';

/**
 * The resumes whose name, level and industry have every word that is searched for, in any order; all of them where it
 * has none. Reads words as the reader's language does (`locale`; undefined: the browser's).
 */
export function findResumes(
  resumes: readonly ListedResume[],
  search: string,
  locale?: string,
): readonly ListedResume[] {
  if (search.trim() === '') return resumes;
  const fold = foldText(locale);
  const words = fold(search).split(/\s+/u).filter(Boolean);
  return resumes.filter(({ resume_name, experience_level, targeted_industry }) => {
    const text = fold(`${resume_name}\n${experience_level}\n${targeted_industry}`);
    return words.every((word) => text.includes(word));
  });
}
