import { StartRefused } from './config/start-refused.ts';
import { explainOutage } from './db/outage.ts';
import { StoreFailure } from './files/store-failure.ts';

/** Says in a sentence why a start or a program was refused, or what of database and file store fails; undefined where something else is wrong. */
export function sayFailure(error: unknown): string | undefined {
  const isSaid = error instanceof StartRefused || error instanceof StoreFailure;
  return isSaid ? error.message : explainOutage(error);
}
