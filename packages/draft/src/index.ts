export type { DraftDisk, StoredDraft, StoredUse } from './disk/draft-disk.ts';
export { type DraftRecord, readRecord } from './disk/draft-record.ts';
export { mergeApart, mergeLines, mergeText } from './merge/merge-lines.ts';
export { mergeOrder } from './merge/merge-order.ts';
export { mergePart } from './merge/merge-part.ts';
export { type FieldVersions, type PartField, type PartFields, WHOLE } from './merge/part-field.ts';
export { type LineForm, rebaseLines, rebaseText } from './merge/rebase-lines.ts';
export { findChanges, offsetAfter } from './merge/text-changes.ts';
export type { DocumentModel, PartProblem } from './model/document-model.ts';
export type { DocumentTypes, PartKey, PartValue } from './model/document-types.ts';
export {
  type EntryPlace,
  entryKey,
  entryOfKey,
  isPartKey,
  listOfOrder,
  listParts,
  orderKey,
  partValue,
  withPart,
} from './model/parts.ts';
export type { SaveAnswer } from './state/confirm-part.ts';
export {
  type ConnectionStatus,
  type DraftSnapshot,
  isWaiting,
  partValidation,
  whyNotSavable,
} from './state/draft-snapshot.ts';
export type { Conflict, DraftState, ServerDocument, ServerPart } from './state/draft-state.ts';
export { currentId, firstId } from './state/entry-ids.ts';
export { listSendableUses, usesLeft } from './state/entry-uses.ts';
export { pickNewest } from './state/restore-drafts.ts';
export { sameValue } from './state/same-value.ts';
export { validatePart } from './state/validate-part.ts';
export type {
  DocumentServer,
  Failure,
  Loaded,
  LoadReply,
  SaveNowReply,
  SaveReply,
  SaveRequest,
  UseReply,
  UseRequest,
} from './sync/document-server.ts';
export {
  createDraftStore,
  type DraftPorts,
  type DraftStore,
  type OrphanedDrafts,
} from './sync/draft-store.ts';
export type { Clock } from './sync/retry.ts';
