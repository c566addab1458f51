import type { FastifyInstance } from 'fastify';
import type { Database } from '#db/database.ts';
import { AppError } from './errors/errors.ts';

const READS = new Set(['GET', 'HEAD', 'OPTIONS']);
const ROOM_AFTER_S = 60;

/** The refusal of what does not fit on the disk of the database. */
export const diskFull = () =>
  new AppError('no_room', { code: 'errors.diskFull' }, { retry_after: ROOM_AFTER_S });

/** Refuses writes while the disk of the embedded database has no room for them; reads go on. */
export function refuseWritesWhenFull(app: FastifyInstance, database: Database): void {
  if (database.isFull === undefined) return;
  app.addHook('onRequest', ({ method }, _reply, done) => {
    done(!READS.has(method) && database.isFull?.() ? diskFull() : undefined);
  });
}
