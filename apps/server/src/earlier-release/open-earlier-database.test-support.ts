import { readFileSync } from 'node:fs';
import pg from 'pg';
import { createTestDatabase } from '#db/database.test-support.ts';
import { openEmptyPglite } from '#db/pglite-template.test-support.ts';

const read = (name: string) => readFileSync(new URL(`./recorded/${name}`, import.meta.url), 'utf8');

/** The earlier release's answers to somebody, and the way in which they get in again. */
export type EarlierPerson = {
  name: string;
  /** Of a guest: the cookies that open their session. */
  cookies?: Record<string, string>;
  logIn?: { email: string; password: string };
  answers: { path: string; status: number; text: string }[];
};

export const EARLIER_PEOPLE = JSON.parse(read('answers.json')) as EarlierPerson[];

/** The statements that make the database that an earlier release has left. */
export const readEarlierDump = () => read('database.sql');

/** Makes an embedded database, as an earlier release has left it, in a new folder. */
export async function makeEarlierFolder(folder: string): Promise<void> {
  const engine = await openEmptyPglite(folder);
  await engine.exec(readEarlierDump());
  await engine.close();
}

/** Makes a PostgreSQL database, as an earlier release has left it, and answers its address. */
export async function makeEarlierPostgres(): Promise<string> {
  const dump = readEarlierDump();
  const url = await createTestDatabase();
  const client = new pg.Client(url);
  await client.connect();
  await client.query(dump);
  await client.end();
  return url;
}
