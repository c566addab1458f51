import type { ResumeId } from '@shortlist/resume';
import type { UserId } from '#db/user-id.ts';
import type { Bound, Room } from './room/room.ts';

/** Whose resume is saved, the revision of the part that the save was based on, and when. */
export type Save = {
  owner: UserId;
  resumeId: ResumeId;
  /** Undefined: whatever is there. */
  basedOn: number | undefined;
  now: Date;
  room: Room;
};

/**
 * What became of a save: it made `revision`; or the part has moved on to `current`; or the owner has no such part; or
 * a bound would be passed.
 */
export type Saved<Current, Made extends object = object> =
  | ({ outcome: 'saved'; revision: number } & Made)
  | { outcome: 'stale'; revision: number; current: Current }
  | { outcome: 'absent' }
  | { outcome: 'full'; bound: Bound };
