import type { DocumentAbout } from '@shortlist/contracts';
import { foldText } from '#platform/text/fold-text.ts';

/**
 * The resumes whose name, level and industry have every word that is searched for, in any order; all of them where it
 * has none. Reads words as the reader's language does (`locale`; undefined: the browser's).
 */
export function findResumes(
  resumes: readonly DocumentAbout[],
  search: string,
  locale?: string,
): readonly DocumentAbout[] {
  if (search.trim() === '') return resumes;
  const fold = foldText(locale);
  const words = fold(search).split(/\s+/u).filter(Boolean);
  return resumes.filter(({ title, level, industry }) => {
    const text = fold(`${title}\n${level}\n${industry}`);
    return words.every((word) => text.includes(word));
  });
}
