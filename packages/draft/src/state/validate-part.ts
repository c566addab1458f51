import type { DocumentModel, PartProblem } from '../model/document-model.ts';
import type { DocumentTypes, PartKey, PartValue } from '../model/document-types.ts';

/** Result of the save rules for a part. */
export type PartValidation<T extends DocumentTypes> = {
  /**
   * Value that may be saved of it: each refused field as the server has it, empty where it has none. Undefined where
   * the rules refuse that as well, e.g. a contact without a name.
   */
  savable: { value: PartValue<T> } | undefined;
  /** Problems that keep fields back, in the order of the rules; of two rules that stand against one field, the first. */
  problems: readonly PartProblem[];
};

/** Parts a part into what the save rules take, and what they keep back. `theirs` is what the server has of it. */
export function validatePart<T extends DocumentTypes>(
  model: DocumentModel<T>,
  key: PartKey<T>,
  mine: PartValue<T>,
  theirs: PartValue<T>,
): PartValidation<T> {
  const problems: PartProblem[] = [];
  let value = mine;
  for (;;) {
    const problem = model.findProblem(key, value);
    if (!problem) return { savable: { value }, problems };
    const isReplaced = problems.some(({ field }) => field === problem.field);
    if (isReplaced || typeof value !== 'object') return { savable: undefined, problems };
    problems.push(problem);
    const said = Object.entries(Object(theirs)).find(([name]) => name === problem.field)?.[1];
    const empty = model.emptyField(key, problem.field);
    value = { ...value, [problem.field]: said ?? empty } as PartValue<T>;
  }
}
