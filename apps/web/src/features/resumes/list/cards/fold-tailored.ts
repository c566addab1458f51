import type { DocumentAbout } from '@shortlist/contracts';

/** A card of the list, or what shows the other resumes that are tailored from one. */
export type GridItem = { resume: DocumentAbout } | { base: string; count: number };

/** Most resumes that are tailored from one and shown at first. */
const MOST_SHOWN = 3;

/** Lists resumes, which stand behind those that they are tailored from; of many that are tailored from one the first few, but for `unfolded` bases. */
export function foldTailored(
  resumes: readonly DocumentAbout[],
  unfolded: ReadonlySet<string>,
): GridItem[] {
  const ids = new Set<string>(resumes.map(({ document_id }) => document_id));
  const baseOf = ({ base_id }: DocumentAbout) =>
    base_id && ids.has(base_id) && !unfolded.has(base_id) ? base_id : undefined;
  return resumes.flatMap((resume): GridItem[] => {
    const base = baseOf(resume);
    const family = resumes.filter((each) => base !== undefined && baseOf(each) === base);
    const at = family.indexOf(resume);
    // One more takes no more room than what says so.
    if (family.length <= MOST_SHOWN + 1 || base === undefined || at < MOST_SHOWN)
      return [{ resume }];
    return at === MOST_SHOWN ? [{ base, count: family.length - MOST_SHOWN }] : [];
  });
}
