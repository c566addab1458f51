import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import type { Db } from '../db.ts';

/** The handle for queries on a pool. Same builder and dialect; only the type of raw answers is named differently per driver. */
export const drizzleOn = (client: pg.Pool): Db => drizzle({ client }) as unknown as Db;
