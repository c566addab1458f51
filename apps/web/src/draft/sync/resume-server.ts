import type { ResumeDetails } from '@shortlist/resume';
import type { PartKey, PartValue } from '../resume-model/part.ts';
import type { SaveAnswer } from '../state/confirm-part.ts';
import type { ServerPart, ServerResume } from '../state/draft-state.ts';

/** What a resume is called and meant for; changed by its own dialog, not by the draft. */
export type ResumeAbout = Pick<ResumeDetails, 'name' | 'experienceLevel' | 'targetedIndustry'> & {
  /** Which edition of these it is; undefined when the server did not say. */
  revision?: number | undefined;
};

/** Why the server did not do what it was asked. */
export type Failure =
  /** No answer, or one that may be another the next time; `message` is the server's, `retryAfter` in ms. */
  | { kind: 'unreachable'; message?: string | undefined; retryAfter?: number | undefined }
  | { kind: 'no-session' }
  /** It does not have it, or not for us. */
  | { kind: 'missing' }
  | { kind: 'refused'; message: string };

export type SaveReply =
  | ({ kind: 'saved' } & SaveAnswer)
  /** Somebody else saved the part meanwhile. */
  | { kind: 'stale'; theirs: ServerPart }
  | Failure;

export type LoadReply =
  | { kind: 'loaded'; server: ServerResume; about: ResumeAbout }
  /** It does not have it for who is here now, who is not the one that it had it for before. */
  | { kind: 'not-yours' }
  | Failure;

/** One save: what a part shall say, if it still has the revision `base` (undefined: whatever it has). */
export type SaveRequest = {
  key: PartKey;
  value: PartValue;
  base: number | undefined;
  /** Goes out even while the page is being left; its answer may never be seen. */
  isLast?: boolean;
};

/** The server, as far as one resume being edited is concerned. Answers are values; it never throws. */
export type ResumeServer = {
  load(): Promise<LoadReply>;
  save(request: SaveRequest): Promise<SaveReply>;
};
