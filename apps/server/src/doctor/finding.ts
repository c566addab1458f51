import type { Settings } from '#config/read-config.ts';
import type { Report } from '#control/protocol.ts';
import type { PostgresState } from '#db/postgres/describe-postgres.ts';

/** Result of looking at one thing. A fault keeps people from something, or will; advice does not. */
export type Finding =
  | { state: 'ok' | 'skipped'; found: string }
  | { state: 'advice' | 'fault'; found: string; todo: string };

export const ok = (found: string): Finding => ({ state: 'ok', found });
export const skipped = (found: string): Finding => ({ state: 'skipped', found });
export const advice = (found: string, todo: string): Finding => ({ state: 'advice', found, todo });
export const fault = (found: string, todo: string): Finding => ({ state: 'fault', found, todo });

/** An answer that was waited for, or the sentence that says why there is none. */
export type Answer<Value> = { answer: Value } | { refused: string };

/** Server that is examined. */
export type Patient = {
  settings: Settings;
  /** Paths of the files that secrets are read from. */
  secretFiles: readonly string[];
  /** Report of the server that runs on the data folder; absent where none runs. */
  server: Answer<Report> | undefined;
  /** State of the PostgreSQL of `DATABASE_URL`; absent where none is set. */
  postgres: Answer<PostgresState> | undefined;
  now: Date;
};

/** One thing to look at. Looking changes nothing. */
export type Check = { name: string; look(patient: Patient): Finding[] | Promise<Finding[]> };

/** Gives the report of a server that runs and answers. */
export const reportOf = ({ server }: Patient): Report | undefined =>
  server && 'answer' in server ? server.answer : undefined;
