import type { ResumeId } from '@shortlist/model';
import type { Db } from '#db/db.ts';
import type { Callers } from '#http/callers.ts';
import { limitAtOnce, type TakeTurn } from '#http/connection/limit-at-once.ts';
import type { Renderer } from '#rendering/open-renderer.ts';
import type { Server } from '../server-feature.ts';
import { createForms, type Forms } from './forms.ts';
import { createRooms, type RoomOf } from './room/room.ts';

/** Calls of one owner that read whole documents, of which each may be some megabytes. */
const READS_AT_ONCE = { most: 3, waiting: 24 };

export type DocumentServices = {
  db: Db;
  now: () => Date;
  roomOf: RoomOf;
  /** The names of the kinds of document. */
  kindNames: readonly string[];
  forms: Forms;
  renderer: Renderer;
  /** The secret that names of counters are made with. */
  secret: string;
  /** Has calls that read whole documents wait for each other. */
  takeTurn: TakeTurn;
  /** Ends what features keep of documents that are being deleted. */
  endWith: EndWith;
};

export type EndWith = (transaction: Db, documents: readonly ResumeId[]) => Promise<void>;

/** Options that routes of documents are registered with. */
export type DocumentRoutes = DocumentServices & { callers: Callers };

const made = new WeakMap<Server, DocumentServices>();

/** Returns what a server's calls on documents share: our own and the spec's take turns and room from one. */
export function documentServicesOf(server: Server): DocumentServices {
  const { config, database, renderer, now, sections, kinds, features } = server;
  const parts = made.get(server) ?? {
    ...{ db: database.db, now, renderer, secret: config.sessionSecret },
    forms: createForms(
      sections,
      kinds,
      features.flatMap(({ written = [] }) => written),
    ),
    kindNames: kinds.all.map(({ kind }) => kind),
    roomOf: createRooms(config.sessionSecret, now),
    takeTurn: limitAtOnce(READS_AT_ONCE.most, READS_AT_ONCE.waiting),
    async endWith(transaction, documents) {
      for (const feature of features) await feature.deleted?.(transaction, documents);
    },
  };
  made.set(server, parts);
  return parts;
}
