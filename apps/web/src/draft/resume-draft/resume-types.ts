import type * as draft from '@shortlist/draft';
import type { EntryKind, EntryOf, ResumeTypes } from '@shortlist/model';
import type * as general from '../document-types.ts';

export type Entry = EntryOf<EntryKind>;

export type PartKey = draft.PartKey<ResumeTypes>;
export type PartValue = draft.PartValue<ResumeTypes>;
export type DraftState = draft.DraftState<ResumeTypes>;
export type DraftSnapshot = draft.DraftSnapshot<ResumeTypes>;
export type DraftStore = general.DraftStore<ResumeTypes>;
export type DraftDisk = draft.DraftDisk<ResumeTypes>;
export type DraftRecord = draft.DraftRecord<ResumeTypes>;
export type ResumeServer = draft.DocumentServer<ResumeTypes>;
export type SaveReply = draft.SaveReply<ResumeTypes>;
export type SaveNowReply = draft.SaveNowReply<ResumeTypes>;
export type SaveRequest = draft.SaveRequest<ResumeTypes>;
export type LoadReply = draft.LoadReply<ResumeTypes>;
export type UseRequest = draft.UseRequest<ResumeTypes>;
export type UseReply = draft.UseReply;
export type Loaded = draft.Loaded<ResumeTypes>;
