import { AppError } from '#http/errors/errors.ts';

const ROOM_AFTER_S = 600;

/** The refusal of files that do not fit: on the disk, or into what may be kept of uploads in sum. */
export const noRoom = () =>
  new AppError('no_room', { code: 'company.noRoom' }, { retry_after: ROOM_AFTER_S });
