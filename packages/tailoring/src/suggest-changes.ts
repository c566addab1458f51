import { type Resume, type Sections, sectionsOf } from '@shortlist/model';
import { editsOf } from './edits-of.ts';
import { byImportance, listEvidence, requirementOf } from './evidence.ts';
import { suggestMoves } from './order/suggest-moves.ts';
import { suggestSkillsOrder } from './order/suggest-skills-order.ts';
import { suggestSpelling } from './spelling/suggest-spelling.ts';
import { suggestHeadline } from './suggest-headline.ts';
import { type Pages, suggestHiding } from './suggest-hiding.ts';
import type { Change, Draft, Question, ReportedKeyword, Suggestion } from './suggestion.ts';

const MOST_SUGGESTIONS = 12;
const MOST_QUESTIONS = 6;

/** The stronger a kind of change, the earlier: what is read first, what has to be, what is looked for, what stands where. */
const BY_STRENGTH: readonly Change['type'][] = [
  'set-headline',
  'hide',
  'respell',
  'order-skills',
  'move-point',
  'move-entry',
];

export type SuggestionsAsked = {
  resume: Resume;
  /** The posting, analysed for this resume: its text, the title in its head, and its keywords. */
  report: { posting: string; title: string | undefined; keywords: readonly ReportedKeyword[] };
  sections: Sections;
  /** Without it nothing is hidden. */
  pages?: Pages | undefined;
};

export type Suggestions = { suggestions: Suggestion[]; questions: Question[] };

/**
 * Suggests by rules how a resume answers a posting better with what it says already, twelve changes at most, the strongest first; and
 * asks about requirements that it does not state. The same for the same resume and report. No suggestion brings in a
 * skill, a date, an employer or a title.
 */
export function suggestChanges({
  resume,
  report: { posting, title, keywords },
  sections: base,
  pages,
}: SuggestionsAsked): Suggestions {
  const sections = sectionsOf(resume, base);
  const evidence = listEvidence(resume, keywords, sections);
  const spellings = suggestSpelling({ resume, keywords, evidence, posting, sections });
  const drafts = [
    ...suggestHeadline(resume, title),
    ...suggestHiding({ resume, evidence, pages, sections }),
    ...spellings,
    ...suggestSkillsOrder({ resume, evidence, spellings, sections }),
    ...suggestMoves({ resume, evidence, sections }),
  ];
  const suggestions = drafts
    .toSorted(byStrength)
    .map((draft) => ({
      ...draft,
      id: idOf(draft.change),
      edits: editsOf(draft.change, resume, sections),
    }))
    .filter(({ edits }) => edits.length > 0)
    .slice(0, MOST_SUGGESTIONS);
  return { suggestions, questions: listQuestions(keywords) };
}

/** By kind, then by what is gained and whether it must be; else as they were found. */
const byStrength = (one: Draft, other: Draft): number =>
  BY_STRENGTH.indexOf(one.change.type) - BY_STRENGTH.indexOf(other.change.type) ||
  other.gain - one.gain ||
  importanceOf(one) - importanceOf(other);

const importanceOf = ({ requirement }: Draft) => (requirement?.importance === 'must' ? 0 : 1);

/** The same for a change of the same thing, whatever else the list holds. */
function idOf(change: Change): string {
  switch (change.type) {
    case 'respell':
      return `respell ${change.from} ${change.to}`;
    case 'move-point':
      return `move-point ${change.id} ${change.point}`;
    case 'move-entry':
      return `move-entry ${change.id}`;
    default:
      return change.type;
  }
}

/** Lists what the posting requires and the resume does not say at all; a denial is an answer. */
const listQuestions = (keywords: readonly ReportedKeyword[]): Question[] =>
  keywords
    .filter(
      ({ tier, status, how, importance }) =>
        tier === 'scored' && importance === 'must' && status === 'missing' && how === 'none',
    )
    .toSorted((one, other) => other.gain - one.gain || byImportance(one, other))
    .slice(0, MOST_QUESTIONS)
    .map((keyword) => ({
      id: keyword.id,
      requirement: requirementOf(keyword),
      gain: keyword.gain,
    }));
