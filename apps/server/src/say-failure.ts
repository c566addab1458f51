import { StartRefused } from './config/start-refused.ts';
import { explainOutage } from './db/outage.ts';
import { StoreFailure } from './files/store-failure.ts';
import { isOutOfRoom } from './lib/free-bytes.ts';

/** Says in a sentence why a start or a program was refused, or what of disk, database and file store fails; undefined where something else is wrong. */
export function sayFailure(error: unknown): string | undefined {
  if (isOutOfRoom(error))
    return `The disk is full (${Object(error).message}). Make room on it, and try again.`;
  const isSaid = error instanceof StartRefused || error instanceof StoreFailure;
  return isSaid ? error.message : explainOutage(error);
}
