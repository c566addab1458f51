import { EMPTY_PASSAGE, joinPassages } from '../../document/passage.ts';
import { isSentence } from '../../evidence/word-score.ts';
import { joinWrapped, type Measure } from '../../lines/join-wrapped.ts';
import { lineTextOf } from '../../lines/line.ts';
import type { TextRow } from '../../lines/row.ts';
import { readingOf } from '../../result/read-value.ts';
import { readSkills, type SkillGroup } from '../contents/read-skills.ts';

/** Reads what the person likes, by labels as skills are; running words stay as they are. */
export function readInterests(rows: readonly TextRow[], measure: Measure): SkillGroup[] {
  const lines = joinWrapped(rows, measure);
  if (!lines.some((line) => isSentence(lineTextOf(line)))) return readSkills(rows, measure);
  return lines.map(({ cells }) => ({
    label: EMPTY_PASSAGE,
    items: [readingOf(joinPassages(cells, ' '), 0.85, 'reasons.underInterests')],
  }));
}
