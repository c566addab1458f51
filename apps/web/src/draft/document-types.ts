import type * as draft from '@shortlist/draft';
import type { KindTypes } from '@shortlist/model';
import type { DraftKind } from './draft-kind.ts';

// The engine's types, of documents of any kind where none is named.

export type PartKey<T extends KindTypes = KindTypes> = draft.PartKey<T>;
export type PartValue<T extends KindTypes = KindTypes> = draft.PartValue<T>;
export type DraftSnapshot<T extends KindTypes = KindTypes> = draft.DraftSnapshot<T>;
export type DraftDisk<T extends KindTypes = KindTypes> = draft.DraftDisk<T>;
export type DraftRecord<T extends KindTypes = KindTypes> = draft.DraftRecord<T>;
export type StoredDraft<T extends KindTypes = KindTypes> = draft.StoredDraft<T>;
export type StoredUse<T extends KindTypes = KindTypes> = draft.StoredUse<T>;
export type EntryUse<T extends KindTypes = KindTypes> = draft.EntryPlace<T>;
export type OrphanedDrafts<T extends KindTypes = KindTypes> = draft.OrphanedDrafts<T>;
export type ServerPart<T extends KindTypes = KindTypes> = draft.ServerPart<T>;
export type DocumentServer<T extends KindTypes = KindTypes> = draft.DocumentServer<T>;
export type SaveAnswer<T extends KindTypes = KindTypes> = draft.SaveAnswer<T>;
export type SaveReply<T extends KindTypes = KindTypes> = draft.SaveReply<T>;
export type SaveRequest<T extends KindTypes = KindTypes> = draft.SaveRequest<T>;
export type LoadReply<T extends KindTypes = KindTypes> = draft.LoadReply<T>;
export type UseRequest<T extends KindTypes = KindTypes> = draft.UseRequest<T>;
export type UseReply = draft.UseReply;
export type Loaded<T extends KindTypes = KindTypes> = draft.Loaded<T>;

/** An open document, its id, and the kind that it is of. */
export type DraftStore<T extends KindTypes = KindTypes> = draft.DraftStore<T> & {
  readonly documentId: string;
  readonly kind: DraftKind<T>;
};
