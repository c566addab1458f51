import type { DocumentTypes, PartKey, PartValue } from '../model/document-types.ts';
import type { SaveAnswer } from '../state/confirm-part.ts';
import type { ServerDocument, ServerPart } from '../state/draft-state.ts';

/** Reason why the server did not do what it was asked. */
export type Failure =
  /** No answer, or one that may be another the next time; `message` is the server's, `retryAfter` in ms. */
  | { kind: 'unreachable'; message?: string | undefined; retryAfter?: number | undefined }
  | { kind: 'no-session' }
  /** It does not have it, or not for us. */
  | { kind: 'missing' }
  | { kind: 'refused'; message: string };

export type SaveReply<T extends DocumentTypes> =
  | ({ kind: 'saved' } & SaveAnswer<T>)
  /** Somebody else saved the part meanwhile. */
  | { kind: 'stale'; theirs: ServerPart<T> }
  | Failure;

/** Answer to a person who asks for a save: `overtaken` where somebody else had saved the part at each try. */
export type SaveNowReply<T extends DocumentTypes> = SaveReply<T> | { kind: 'overtaken' };

export type LoadReply<T extends DocumentTypes> =
  | { kind: 'loaded'; server: ServerDocument<T>; about: T['about'] }
  /** It does not have it for the current owner, who is another than the one that it had it for before. */
  | { kind: 'not-yours' }
  | Failure;

/** One save: what a part shall say, if it still has the revision `base` (undefined: whatever it has). */
export type SaveRequest<T extends DocumentTypes> = {
  key: PartKey<T>;
  value: PartValue<T>;
  base: number | undefined;
  /** Uses left of the entry, as a release before counted them. */
  usesLeft?: number | undefined;
  /** True if what the server has of the part is to be kept as a version: a person has settled a conflict. */
  keepsPreviousVersion?: boolean | undefined;
  /** Goes out even while the page is being left; its answer may never be seen. */
  isLast?: boolean;
};

/** One use to be counted for an entry. Sent again under the same id, it counts once. */
export type UseRequest<T extends DocumentTypes> = {
  callId: string;
  /** The server's id of the entry, or the one that it was first sent with. */
  id: T['id'];
  isLast?: boolean;
};

/** `left` is undefined where the document does not have the entry any more. */
export type UseReply = { kind: 'counted'; left: number | undefined } | Failure;

/** The server, as far as one document being edited is concerned. Answers are values; it never throws. */
export type DocumentServer<T extends DocumentTypes> = {
  load(): Promise<LoadReply<T>>;
  save(request: SaveRequest<T>): Promise<SaveReply<T>>;
  /** `missing`: it does not have the entry, or the document. */
  recordUse(request: UseRequest<T>): Promise<UseReply>;
};

/** A document as it was read from the server. */
export type Loaded<T extends DocumentTypes> = Extract<LoadReply<T>, { kind: 'loaded' }>;
