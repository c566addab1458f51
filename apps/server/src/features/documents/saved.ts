import type { EditReason } from '@shortlist/contracts';
import type { ResumeId } from '@shortlist/model';
import type { UserId } from '#db/db.ts';
import type { Forms } from './forms.ts';
import type { Bound, Room } from './room/room.ts';

/** The owner and document of a save, the revision of the part that it was based on, and its time. */
export type Save = {
  owner: UserId;
  resumeId: ResumeId;
  /** The kinds of document that the call is about: any other is not found. */
  kinds: readonly string[];
  /** Undefined: whatever is there. */
  basedOn: number | undefined;
  now: Date;
  room: Room;
  /** The way in which it came about; typed where it is not given. */
  reason?: EditReason;
  forms: Forms;
};

/**
 * Outcome of a save: it made `revision`; or the part has moved on to `current`; or the owner has no such part; or a
 * bound would be passed.
 */
export type Saved<Current, Made extends object = object> =
  | ({ outcome: 'saved'; revision: number } & Made)
  | { outcome: 'stale'; revision: number; current: Current }
  | { outcome: 'absent' }
  | { outcome: 'full'; bound: Bound };
