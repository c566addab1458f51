import {
  deleteUser,
  type Endpoint,
  getSession,
  listResumes,
  signIn,
  signUp,
} from '@shortlist/contracts';
import { and, eq, lt, sql } from 'drizzle-orm';
import { pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { z } from 'zod';
import type { Db, UserId } from '#db/db.ts';
import { users } from '#db/schema/schema.ts';
import { countAgainst, type Limit } from '#http/count-against.ts';
import { joinRows } from '../access-matrix.test-support.ts';
import { asAdmin, asGuest, newAddress, nothing, type Rows } from '../access-rows.test-support.ts';
import { writeArchive } from '../archive-account.ts';
import { describeAccess } from '../describe-access.test-support.ts';
import { removeExpired } from '../remove-expired.ts';
import {
  describeOnServer,
  PASSWORD,
  TestServer,
  type Visitor,
} from '../test-server.test-support.ts';
import { FEATURES } from './index.ts';
import type { ServerFeature } from './server-feature.ts';

const DAY_MS = 86_400_000;
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS);

const Notes = z.object({ notes: z.array(z.string()), pinned: z.string().nullable() });

const addNote = {
  method: 'POST',
  url: '/api/notes',
  access: 'guest',
  schema: { summary: 'Add a note', body: z.object({ text: z.string() }), response: { 200: Notes } },
} satisfies Endpoint;
const listNotes = {
  method: 'GET',
  url: '/api/notes',
  access: 'guest',
  schema: { summary: 'The notes of the caller', response: { 200: Notes } },
} satisfies Endpoint;
const countNotes = {
  method: 'GET',
  url: '/api/admin/notes',
  access: 'admin',
  schema: { summary: 'All notes', response: { 200: z.object({ count: z.int() }) } },
} satisfies Endpoint;
const CALLS = { addNote, listNotes, countNotes };

/** A table of its own, which no migration knows. */
const table = pgTable('notes', {
  id: uuid('id').primaryKey().defaultRandom(),
  owner: text('owner').$type<UserId>().notNull(),
  text: text('text').notNull(),
  madeAt: timestamp('made_at', { withTimezone: true }).notNull().defaultNow(),
});
const CREATE = sql`create table notes (id uuid primary key default gen_random_uuid(), text text not null,
  owner text not null references users on delete cascade, made_at timestamptz not null default now())`;

/** The newest note of each owner, beside the database. */
const pinned = new Map<UserId, string>();

const LIMIT: Limit = {
  what: 'note',
  most: 3,
  windowMs: 3 * DAY_MS,
  message: { code: 'models.often' },
};

async function notesOf(db: Db, owner: UserId) {
  const rows = await db.select().from(table).where(eq(table.owner, owner)).orderBy(table.madeAt);
  return { notes: rows.map((row) => row.text), pinned: pinned.get(owner) ?? null };
}

type Parts = { db: Db; secret: string; now: () => Date };
const noteRoutes: FastifyPluginAsyncZod<Parts> = async (app, { db, secret, now }) => {
  app.route({
    ...addNote,
    handler: async ({ owner, body }) => {
      await countAgainst(db, LIMIT, owner, { secret, now: now() });
      await db.insert(table).values({ owner, text: body.text });
      pinned.set(owner, body.text);
      return notesOf(db, owner);
    },
  });
  app.route({ ...listNotes, handler: ({ owner }) => notesOf(db, owner) });
  app.route({ ...countNotes, handler: async () => ({ count: await db.$count(table) }) });
};

/** Everything that a feature can bring: one value, and a place in the list. */
const NOTES: ServerFeature = {
  name: 'notes',
  calls: CALLS,
  begin: ({ config, database: { db }, now }) => ({
    async routes(api) {
      await api.register(noteRoutes, { db, secret: config.sessionSecret, now });
    },
    signIn: {
      async find({ headers }) {
        const email = headers['x-notes-key'];
        if (typeof email !== 'string') return undefined;
        const [user] = await db.select().from(users).where(eq(users.email, email));
        return user && { owner: user.id, isGuest: false, isAdmin: false };
      },
    },
  }),
  tables: [{ table, owner: table.owner }],
  limits: [LIMIT],
  async claim(_, { guest, account }) {
    const text = pinned.get(guest);
    if (text !== undefined) pinned.set(account, text);
    pinned.delete(guest);
    return {};
  },
  async remove(_, owner) {
    pinned.delete(owner);
  },
  expire: [
    async ({ db, now }) => {
      const old = lt(table.madeAt, new Date(now.getTime() - 7 * DAY_MS));
      await db.delete(table).where(and(old, eq(table.text, 'Of the week')));
    },
  ],
  async *archive(db, owner) {
    for (const note of (await notesOf(db, owner)).notes) yield { note };
  },
};

const features = [...FEATURES, NOTES];

describeOnServer(
  'a feature that is added',
  (server) => {
    beforeAll(async () => {
      await server().database.db.execute(CREATE);
    });
    beforeEach(async () => {
      await server().database.db.execute(sql`truncate users cascade`);
      pinned.clear();
    });

    async function guestWithNote(note: string): Promise<Visitor> {
      const guest = server().visitor();
      await guest.addResume('Bridges');
      await guest.get(addNote, { body: { text: note } });
      return guest;
    }
    const idOf = async (who: Visitor) => (await who.get(getSession, {}))?.user.id as UserId;
    const countAll = async () => (await server().admin()).get(countNotes, {});

    it('[HO8] has its calls answered and on the page of the API', async () => {
      const guest = await guestWithNote('Ask Grace');
      expect(await guest.get(listNotes, {})).toEqual({ notes: ['Ask Grace'], pinned: 'Ask Grace' });
      const { body } = await guest.send({ method: 'GET', url: '/api/openapi.json' });
      expect(body.paths).toMatchObject({ '/api/notes': { post: { summary: 'Add a note' } } });
    });

    it('[HO8] has what a guest made moved to the account, in its table and beside it', async () => {
      const guest = await guestWithNote('Ask Grace');
      const body = { name: 'Ada', email: newAddress(), password: PASSWORD };
      const before = await idOf(guest);
      const { claimed } = await guest.get(signUp, { body });
      expect(claimed).toEqual({ guest: before, resumes: 1 });
      expect(await guest.get(listNotes, {})).toEqual({ notes: ['Ask Grace'], pinned: 'Ask Grace' });
      expect([...pinned.keys()]).toEqual([await idOf(guest)]);
    });

    it('[HO8] leaves all with the guest where its claim fails', async () => {
      const email = newAddress();
      await server().accountHolder(email);
      const guest = await guestWithNote('Ask Grace');
      const { db } = server().database;
      await db.execute(sql`alter table notes add constraint stuck check (false) not valid`);
      const failed = await guest.call(signIn, { body: { email, password: PASSWORD } });
      await db.execute(sql`alter table notes drop constraint stuck`);
      expect(failed.status).toBe(500);
      expect((await guest.get(listNotes, {})).notes).toEqual(['Ask Grace']);
      expect((await guest.get(listResumes, {})).resumes).toHaveLength(1);
    });

    it('[HO8] has what expires of it removed, and all that a guest had with the guest', async () => {
      const { database, files } = server();
      const ada = await server().accountHolder(newAddress());
      for (const text of ['Of the week', 'For ever']) await ada.get(addNote, { body: { text } });
      await guestWithNote('Ask Grace');
      await removeExpired({ db: database.db, files, now: inDays(6), features });
      expect(await countAll()).toEqual({ count: 3 });
      await removeExpired({ db: database.db, files, now: inDays(8), features });
      expect(await countAll()).toEqual({ count: 2 });
      await removeExpired({ db: database.db, files, now: inDays(92), features });
      expect(await countAll()).toEqual({ count: 1 });
      expect(await database.db.$count(users, eq(users.isAnonymous, true))).toBe(0);
    });

    it('[HO8] is in the archive of an account, and gone with it', async () => {
      const ada = await server().accountHolder(newAddress());
      await ada.addResume('Bridges');
      await ada.get(addNote, { body: { text: 'Ask Grace' } });
      const { db } = server().database;
      let archive = '';
      const { store } = server().files;
      for await (const piece of writeArchive({ db, store }, await idOf(ada), features))
        archive += piece;
      expect(JSON.parse(archive)).toMatchObject({
        accounts: [{ account: { name: 'Ada King' } }, { session: {} }],
        documents: [{ document: { title: 'Bridges' } }],
        notes: [{ note: 'Ask Grace' }],
      });

      const wrong = await ada.call(deleteUser, { body: { password: 'not hers at all' } });
      expect([wrong.status, pinned.size]).toEqual([400, 1]);
      await ada.get(deleteUser, { body: { password: PASSWORD } });
      expect([await countAll(), pinned.size]).toEqual([{ count: 0 }, 0]);
    });

    it('[HO8] has its limit held, and counted for as long as its window lasts', async () => {
      const { database, files } = server();
      const ada = await server().accountHolder(newAddress());
      const add = () => ada.call(addNote, { body: { text: 'Again' } });
      for (let nth = 0; nth < 3; nth += 1) expect((await add()).status).toBe(200);
      await removeExpired({ db: database.db, files, now: inDays(2), features });
      expect(await add()).toMatchObject({ status: 429, body: { code: 'slow_down' } });
      await removeExpired({ db: database.db, files, now: inDays(4), features });
      expect((await add()).status).toBe(200);
    });

    it('[HO8] may bring a way to sign in, beside the cookie', async () => {
      const email = newAddress();
      const ada = await server().accountHolder(email);
      await ada.addResume('Bridges');
      const ask = async (key: string) => {
        const headers = { 'x-notes-key': key };
        const { body } = await server()
          .visitor()
          .send({ method: 'GET', url: '/api/get_resumes.php', headers });
        return body.resumes;
      };
      expect(await ask(email)).toMatchObject([{ resume_name: 'Bridges' }]);
      expect(await ask(newAddress())).toEqual([]);
    });
  },
  { features },
);

const rows: Rows<{ calls: typeof CALLS } & ServerFeature> = {
  addNote: asGuest(() => ({ body: { text: 'Ask Grace' } })),
  listNotes: asGuest(nothing),
  countNotes: asAdmin(nothing),
};
describeAccess('access to a feature that is added', {
  features,
  each: joinRows(NOTES, rows),
  begin: ({ db }) => db.execute(CREATE),
});

describeOnServer('a list of features', (server) => {
  const start = (added: ServerFeature) =>
    TestServer.build(server().database, { features: [...FEATURES, added] });

  it('[HO8] starts no server with a call that has no route, a route that is no call, or a name used twice', async () => {
    await expect(start({ ...NOTES, begin: () => ({ routes: async () => {} }) })).rejects.toThrow(
      'notes has no route for POST /api/notes, GET /api/notes, GET /api/admin/notes.',
    );
    await expect(start({ ...NOTES, calls: { addNote, countNotes } })).rejects.toThrow(
      'GET /api/notes is not among the calls of notes.',
    );
    await expect(start({ ...NOTES, name: 'jobs' })).rejects.toThrow(/two of the feature jobs/u);
    const limits = [{ ...LIMIT, what: 'upload' }];
    await expect(start({ ...NOTES, limits })).rejects.toThrow(/two of the limit upload/u);
  });

  it('[HO8] says of each of its calls whom it answers what, or the matrix is not made', () => {
    const { addNote: _, ...some } = rows;
    expect(() => joinRows(NOTES, some as typeof rows)).toThrow(/addNote says not/u);
  });

  it('[HO8] names every table that belongs to users, and each goes with its user', async () => {
    const { rows: found } = await server().database.db.execute(sql`
      select conrelid::regclass::text as table, attname as owner, confdeltype = 'c' as cascades
      from pg_constraint join pg_attribute on attrelid = conrelid and attnum = conkey[1]
      where contype = 'f' and confrelid = 'users'::regclass order by 1`);
    // Those of the account itself, of which a guest has none but a session.
    const ofAccounts = [
      ...['accounts', 'account_events', 'known_browsers', 'passkeys'],
      ...['recovery_codes', 'second_factors', 'sessions'],
    ].map((name) => [name, 'user_id']);
    const owned = FEATURES.flatMap(({ tables = [] }) => tables).map(({ owner }) => [
      (owner.table as unknown as { [name: symbol]: string })[Symbol.for('drizzle:Name')],
      owner.name,
    ]);
    expect(found).toEqual(
      [...ofAccounts, ...owned].sort().map(([table, owner]) => ({ table, owner, cascades: true })),
    );
  });
});
