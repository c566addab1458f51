import * as draft from '@shortlist/draft';
import { AI_USES, type EntryId, type EntryKind, type Sections } from '@shortlist/model';
import { resumeModelOf } from './resume-model.ts';
import type { DraftState, PartKey, PartValue } from './resume-types.ts';

/** Checks a part by the save rules. `theirs` is what the server has of it. */
export const validatePart = (
  key: PartKey,
  mine: PartValue,
  theirs: PartValue,
  sections: Sections,
) => draft.validatePart(resumeModelOf(sections), key, mine, theirs);

/** Checks a part by the save rules as it reads now. */
export const partValidation = (state: DraftState, key: PartKey, sections: Sections) =>
  draft.partValidation(resumeModelOf(sections), state, key);

/** Returns how often AI Write may still be used on an entry, as far as this page knows. */
export const aiUsesLeft = (state: DraftState, list: EntryKind, id: EntryId): number =>
  draft.usesLeft(state, { list, id }, AI_USES);
