import type { DocumentAbout } from '@shortlist/contracts';
import type * as draft from '@shortlist/draft';
import type { Message } from '@shortlist/messages';
import type {
  Edit,
  EntryId,
  EntryKind,
  EntryOf,
  Resume,
  SectionKey,
  SectionValue,
} from '@shortlist/model';

export type Entry = EntryOf<EntryKind>;

/** Name and purpose of a resume. */
export type ResumeTitle = Pick<DocumentAbout, 'title' | 'level' | 'industry'>;

/** The same as the server has it; changed by its own dialog, not by the draft. */
export type ResumeAbout = ResumeTitle & {
  /** Revision of these; undefined when the server did not say. */
  revision?: number | undefined;
};

/** The types of a resume as a document of drafts. */
export type ResumeTypes = {
  document: Resume;
  section: SectionKey;
  list: EntryKind;
  id: EntryId;
  entry: Entry;
  content: SectionValue;
  edit: Edit;
  about: ResumeAbout;
  message: Message<'rules'>;
};

export type PartKey = draft.PartKey<ResumeTypes>;
export type PartProblem = draft.PartProblem<ResumeTypes>;
export type PartValue = draft.PartValue<ResumeTypes>;
export type DraftState = draft.DraftState<ResumeTypes>;
export type DraftSnapshot = draft.DraftSnapshot<ResumeTypes>;
export type DraftStore = draft.DraftStore<ResumeTypes>;
export type DraftDisk = draft.DraftDisk<ResumeTypes>;
export type DraftRecord = draft.DraftRecord<ResumeTypes>;
export type StoredDraft = draft.StoredDraft<ResumeTypes>;
export type StoredUse = draft.StoredUse<ResumeTypes>;
export type EntryUse = draft.EntryPlace<ResumeTypes>;
export type LeftBehind = draft.LeftBehind<ResumeTypes>;
export type Conflict = draft.Conflict<ResumeTypes>;
export type ServerPart = draft.ServerPart<ResumeTypes>;
export type ServerResume = draft.ServerDocument<ResumeTypes>;
export type ResumeServer = draft.DocumentServer<ResumeTypes>;
export type SaveAnswer = draft.SaveAnswer<ResumeTypes>;
export type SaveReply = draft.SaveReply<ResumeTypes>;
export type SaveNowReply = draft.SaveNowReply<ResumeTypes>;
export type SaveRequest = draft.SaveRequest<ResumeTypes>;
export type LoadReply = draft.LoadReply<ResumeTypes>;
export type UseRequest = draft.UseRequest<ResumeTypes>;
export type UseReply = draft.UseReply;
export type Loaded = draft.Loaded<ResumeTypes>;
