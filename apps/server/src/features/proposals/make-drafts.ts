import { ProposedChange } from '@shortlist/contracts';
import {
  analyse,
  type Posting,
  postingHead,
  readPosting,
  resumeText,
  standardLexicon,
} from '@shortlist/keywords';
import { RESUME, type Sections } from '@shortlist/model';
import { readRewordings } from '@shortlist/proposals';
import { listPointsToReword, type Suggestion, suggestChanges } from '@shortlist/tailoring';
import type { Draft } from './compute-changes.ts';
import type { OpenedResume } from './opened-resume.ts';

/** Asks a model for other words for points; answers what it says. */
type AskForWords = (asked: { points: readonly string[]; posting: string }) => Promise<string>;

/** Analyses a posting for a resume, as far as suggestions are made of it. */
function analysePosting({ resume }: OpenedResume, text: string, sections: Sections) {
  const posting: Posting = readPosting(text, standardLexicon());
  const { keywords } = analyse(posting, resumeText(resume, sections));
  return { posting: text, title: postingHead(text)[0], keywords };
}

/** Drafts the changes that rules suggest: the same as in the page, but for what the pages of a layout decide. */
export function draftByRules(opened: OpenedResume, text: string, sections: Sections): Draft[] {
  const report = analysePosting(opened, text, sections);
  const { suggestions } = suggestChanges({ resume: opened.resume, report, sections });
  return suggestions.flatMap(toDrafts);
}

/** Drafts rewordings by a model of points that answer a posting; what its answer is about beside these is passed over. */
export async function draftByModel(
  opened: OpenedResume,
  text: string,
  { sections, ask }: { sections: Sections; ask: AskForWords },
): Promise<Draft[]> {
  const report = analysePosting(opened, text, sections);
  const asked = listPointsToReword({ resume: opened.resume, report, sections });
  if (asked.length === 0) return [];
  const points = asked.map((each) => each.text);
  const answer = await ask({ points, posting: text });
  const source = RESUME.plainText(opened.resume, opened.sections);
  return readRewordings(answer, { points, source }).flatMap(({ at, text: to }) => {
    const point = asked[at];
    if (!point) return [];
    const { place, requirement, evidence, text: from } = point;
    return toDrafts({
      ...{ requirement, evidence, gain: 0 },
      change: { type: 'reword', place, from, to },
    });
  });
}

/** The draft of a suggestion; none where its change is larger than one on the wire. */
function toDrafts({
  change,
  requirement,
  evidence,
  gain,
}: Pick<Suggestion, 'change' | 'requirement' | 'evidence' | 'gain'>): Draft[] {
  const { data } = ProposedChange.safeParse(change);
  if (!data) return [];
  return [
    {
      change: data,
      ...(requirement && {
        requirement: { surface: requirement.surface, importance: requirement.importance },
      }),
      ...(evidence && { evidence }),
      gain,
    },
  ];
}
