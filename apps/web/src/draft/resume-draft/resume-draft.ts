import * as draft from '@shortlist/draft';
import type { Message } from '@shortlist/messages';
import {
  AI_USES,
  type EntryId,
  type EntryKind,
  type ResumeTypes,
  type Sections,
} from '@shortlist/model';
import { randomUuid } from '#lib/storage/submission-id.ts';
import { resumeModelOf } from './resume-model.ts';
import type {
  DraftSnapshot,
  DraftState,
  DraftStore,
  LeftBehind,
  Loaded,
  PartKey,
  PartValue,
} from './resume-types.ts';

const CLOCK: draft.Clock = {
  now: () => Date.now(),
  after(ms, run) {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  },
};

type ResumePorts = Omit<draft.DraftPorts<ResumeTypes>, 'model' | 'clock' | 'newCallId'>;

/**
 * Opens a resume that was read from the server, with the drafts that earlier pages left behind. `sections` are the
 * kinds of section that it may have; the product's where they are not given.
 */
export const createResumeDraft = (
  loaded: Loaded,
  left: LeftBehind,
  ports: ResumePorts,
  sections: Sections,
): DraftStore =>
  draft.createDraftStore(loaded, left, {
    ...ports,
    model: resumeModelOf(sections),
    clock: CLOCK,
    newCallId: randomUuid,
  });

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

/** Checks whether a part has edits that the rules let through and the server is not known to have. */
export const isWaiting = (snapshot: DraftSnapshot, key: PartKey, sections: Sections): boolean =>
  draft.isWaiting(resumeModelOf(sections), snapshot, key);

/** Returns what the server or a rule says against a part, or something in it, if one keeps it from being saved by itself. */
export const whyNotSavable = (
  snapshot: DraftSnapshot,
  key: PartKey,
  sections: Sections,
): string | Message<'rules'> | undefined =>
  draft.whyNotSavable(resumeModelOf(sections), snapshot, key);

/** Returns how often AI Write may still be used on an entry, as far as this page knows. */
export const aiUsesLeft = (state: DraftState, list: EntryKind, id: EntryId): number =>
  draft.usesLeft(state, { list, id }, AI_USES);

/** Checks whether uses of AI Write wait for nothing but the server. */
export const hasSendableUses = ({ draft: state }: DraftSnapshot, sections: Sections): boolean =>
  draft.listSendableUses(resumeModelOf(sections), state).length > 0;
