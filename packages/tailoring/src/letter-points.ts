import {
  formatFieldRef,
  type PrintedText,
  printedResume,
  type Resume,
  type Sections,
  sectionsOf,
} from '@shortlist/model';
import { type Evidence, listEvidence } from './evidence.ts';
import type { ReportedKeyword } from './suggestion.ts';

/** A point of a resume to begin a letter with, in its words, and what it answers of a posting. */
type LetterPoint = { text: string; source: string; answers: readonly string[] };

type PointsAsked = {
  resume: Resume;
  /** Keywords of the posting, analysed for this resume; absent where there is none. */
  keywords?: readonly ReportedKeyword[] | undefined;
  sections: Sections;
};

const MOST_POINTS = 3;
/** Weight of a must-have beside what is nice to have. */
const MUST = 2;

/**
 * Lists three points of a resume to begin a letter with. Beside a posting those that answer most of it together, must-haves above all, each
 * for what those before it do not answer; else, and where these are fewer, the first that name a number, then the first: the newest.
 */
export function letterPoints({
  resume,
  keywords = [],
  sections: base,
}: PointsAsked): LetterPoint[] {
  const sections = sectionsOf(resume, base);
  const points = listPoints(resume, sections);
  const evidence = listEvidence(resume, keywords, sections);
  const answering = answerTogether(points, evidence);
  const others = points.filter(({ source }) => !answering.some((each) => each.source === source));
  const [withNumber, without] = [
    others.filter(hasNumber),
    others.filter((each) => !hasNumber(each)),
  ];
  return [...answering, ...withNumber, ...without].slice(0, MOST_POINTS);
}

const hasNumber = ({ text }: LetterPoint) => /\p{N}/u.test(text);

/** The points of all entries as they are printed, in the order of the page. */
const listPoints = (resume: Resume, sections: Sections): LetterPoint[] =>
  printedResume(resume, { sections })
    .sections.flatMap(({ entries }) => entries.flatMap(({ points }) => points))
    .map(({ text, ref }: PrintedText) => ({ text, source: formatFieldRef(ref), answers: [] }));

/** Takes point after point, each the one that is worth most for what is not yet answered (greedy set cover). */
function answerTogether(
  points: readonly LetterPoint[],
  evidence: readonly Evidence[],
): LetterPoint[] {
  const taken: LetterPoint[] = [];
  const answered = new Set<string>();
  while (taken.length < MOST_POINTS) {
    const [best] = points
      .filter(({ source }) => !taken.some((each) => each.source === source))
      .map((point) => ({ point, news: newIn(evidence, point, answered) }))
      .toSorted((one, other) => worthOf(other.news) - worthOf(one.news));
    if (!best || best.news.length === 0) break;
    for (const { id } of best.news) answered.add(id);
    taken.push({ ...best.point, answers: best.news.map(({ surface }) => surface) });
  }
  return taken;
}

/** The keywords that a point answers and none before it has. */
const newIn = (
  evidence: readonly Evidence[],
  { source }: LetterPoint,
  answered: ReadonlySet<string>,
): ReportedKeyword[] => [
  ...new Set(
    evidence
      .filter((each) => each.source === source && !answered.has(each.keyword.id))
      .map(({ keyword }) => keyword),
  ),
];

const worthOf = (keywords: readonly ReportedKeyword[]): number =>
  keywords.reduce((sum, { importance }) => sum + (importance === 'must' ? MUST : 1), 0);
