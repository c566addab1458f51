import { type DocumentChange, parseChangeRef, type WholeDocument } from '@shortlist/contracts';
import { partValue } from '@shortlist/draft';
import type { Language } from '@shortlist/messages';
import {
  isPoints,
  RESUME,
  type Resume,
  type Sections,
  sectionsOf,
  splitPointField,
} from '@shortlist/model';
import { listQuestions } from '#draft/react/conflicts/conflict-words.ts';
import type { AskedConflict } from '#draft/react/conflicts/questions.ts';
import { resumeModelOf } from '#draft/resume-draft/resume-model.ts';
import type { DraftState, PartKey } from '#draft/resume-draft/resume-types.ts';

/** A point that is hidden here and not in the base, or the other way round, with its words. */
export type ChangedPoint = { change: DocumentChange; words: string };

/** Changes of one part in words: the part, the fields that differ in both versions, and the points that are hidden in one of them. */
export type ChangedPart = {
  question: AskedConflict;
  changes: readonly DocumentChange[];
  points: readonly ChangedPoint[];
};

/** Lists the parts in which a resume differs from its base, as the server has it, in words. */
export function listRows(
  changes: readonly DocumentChange[],
  { resume, base }: { resume: Resume; base: WholeDocument },
  { language, registry }: { language: Language; registry: Sections },
): ChangedPart[] {
  const baseResume = RESUME.readParts(base.parts, registry);
  const sections = sectionsOf(resume, registry);
  const model = resumeModelOf(sections);
  const byKey = new Map<string, DocumentChange[]>();
  for (const change of changes) {
    const { key } = parseChangeRef(change.ref);
    byKey.set(key, [...(byKey.get(key) ?? []), change]);
  }
  const conflicts: DraftState['conflicts'] = new Map(
    [...byKey].map(([name, ofPart]) => {
      const key = name as PartKey;
      const [mine, value] = [resume, baseResume].map((each) => partValue(model, each, key));
      const known = new Set(model.fields.list(mine ?? value));
      const asked = ofPart
        .map(({ ref }) => parseChangeRef(ref).field)
        .filter((field) => known.has(field));
      return [key, { fields: asked, value, revision: undefined }];
    }),
  );
  const pointOf = (change: DocumentChange): ChangedPoint[] => {
    const { key, field } = parseChangeRef(change.ref);
    const [name, id] = splitPointField(field);
    const mine = partValue(model, resume, key as PartKey);
    const said = mine === undefined || id === undefined ? undefined : model.fields.read(mine, name);
    const point = isPoints(said) ? said.points.find((each) => each.id === id) : undefined;
    return point ? [{ change, words: point.text }] : [];
  };
  return listQuestions(language, { conflicts, document: resume }, registry).map((question) => {
    const ofPart = byKey.get(question.key) ?? [];
    return { question, changes: ofPart, points: ofPart.flatMap(pointOf) };
  });
}
