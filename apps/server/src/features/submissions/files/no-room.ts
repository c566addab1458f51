import { AppError } from '#http/errors/errors.ts';

const NO_ROOM =
  'There is no room for files on our side right now, so nothing was stored. Please try again later, or write to us with Contact Us.';
const ROOM_AFTER_S = 600;

/** The refusal of files that do not fit: on the disk, or into what may be kept of uploads in sum. */
export const noRoom = () => new AppError('no_room', NO_ROOM, { retry_after: ROOM_AFTER_S });
