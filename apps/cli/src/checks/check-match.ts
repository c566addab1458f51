import { analyse, readPosting, resumeText, standardLexicon } from '@shortlist/keywords';
import type { Resume, Sections } from '@shortlist/model';
import type { CheckResult } from './check.ts';

type Matching = { posting: string; least: number | undefined; sections: Sections };

/** Checks whether the resume matches a posting as far as is wanted. A posting without a score holds only if nothing is wanted. */
export function checkMatch(resume: Resume, { posting, least, sections }: Matching): CheckResult {
  const analysis = analyse(readPosting(posting, standardLexicon()), resumeText(resume, sections));
  const { score, matched, total, keywords } = analysis;
  const holds = least === undefined || (score !== null && score >= least);
  const missing = keywords.filter(({ tier, status }) => tier === 'scored' && status === 'missing');
  return {
    id: 'match',
    name: { code: 'checks.match' },
    rule: { code: 'checks.matchRule' },
    holds,
    says: formatMatch({ score, matched, total, ...(!holds && { least }) }),
    figures: { score, matched, total, least: least ?? null },
    findings: missing.map(({ surface, importance }) => ({
      where: importance,
      says: { code: 'checks.missing', params: { keyword: surface } },
    })),
  };
}

type Match = { score: number | null; matched: number; total: number; least?: number | undefined };

function formatMatch({ score, least, ...counts }: Match): CheckResult['says'] {
  if (score === null) return { code: 'checks.noScore' };
  return least === undefined
    ? { code: 'checks.matched', params: { score, ...counts } }
    : { code: 'checks.matchedBelow', params: { score, least, ...counts } };
}
