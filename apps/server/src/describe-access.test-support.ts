import { listSessions, signIn } from '@shortlist/contracts';
import { sql } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import type { Each } from './access-matrix.test-support.ts';
import {
  CALLERS,
  type CallerName,
  type Ids,
  newAddress,
  only,
  UNKNOWN,
} from './access-rows.test-support.ts';
import type { Database } from './db/database.ts';
import type { ServerFeature } from './features/server-feature.ts';
import {
  describeOnServer,
  PASSWORD,
  type Reply,
  type Visitor,
} from './test-server.test-support.ts';

const OWN_ORIGIN = { origin: 'http://localhost:80', host: 'localhost' };

const KINDS = ['Experience', 'Education', 'Award', 'Certification', 'Project'];

type Player = { who: Visitor; email: string };
type Cast = Record<CallerName, Player>;

type Tested = {
  each: readonly Each[];
  features: readonly ServerFeature[];
  /** Prepares the database. */
  begin?: (database: Database) => Promise<unknown>;
};

/** Tests that each of these calls answers every caller as its row says, on a server of these features. */
export function describeAccess(name: string, { each: EACH, features, begin }: Tested): void {
  // Those that name something of an owner's.
  const OWNED = EACH.filter(({ row }) => row.admin === 'not_found');
  const ON_RESUMES = OWNED.filter(({ row }) => row.guest === 200);
  const WRITES = EACH.filter(({ endpoint }) => endpoint.method !== 'GET');

  describeOnServer(
    name,
    (server) => {
      let cast: Cast;
      beforeAll(async () => {
        await begin?.(server().database);
        for (const { seed } of features) await seed?.(server().database.db, new Date());
        cast = await gather();
      });

      /** One of each kind of caller, with a session of their own. */
      async function gather(): Promise<Cast> {
        const holder = async (): Promise<Player> => {
          const email = newAddress();
          return { who: await server().accountHolder(email), email };
        };
        const guest = async (): Promise<Player> => {
          const who = server().visitor();
          await who.addResume();
          return { who, email: '' };
        };
        const admin = await holder();
        await server().database.db.execute(
          sql`update users set is_admin = true, email_verified = true where email = ${admin.email}`,
        );
        return {
          nobody: { who: server().visitor(), email: '' },
          guest: await guest(),
          otherGuest: await guest(),
          account: await holder(),
          otherAccount: await holder(),
          admin,
        };
      }

      /** Callers of one call: calls on accounts end sessions, or leave nothing to ask for again, and others may begin one. */
      async function playersOf({ endpoint }: Each): Promise<Cast> {
        if (endpoint.url.startsWith('/api/auth/')) return gather();
        return { ...cast, nobody: { who: server().visitor(), email: '' } };
      }

      /** A new resume of somebody's with an entry of the kind that `name` saves, and where else they are logged in. */
      async function thingsOf({ who, email }: Player, name: string): Promise<Ids> {
        const resumeId = await who.addResume('Private');
        const kind = KINDS.find((each) => name === `save${each}`)?.toLowerCase() ?? 'project';
        const { body } = await who.send({
          method: 'POST',
          url: `/api/save_${kind}.php`,
          payload: { resume_id: resumeId, name: 'Private' },
        });
        const sessionId =
          name === 'revokeSession' && email !== '' ? await anotherSession(who, email) : UNKNOWN;
        return { resumeId, entryId: String(body[`${kind}_id`]), sessionId };
      }

      async function anotherSession(who: Visitor, email: string): Promise<string> {
        await server()
          .visitor()
          .get(signIn, { body: { email, password: PASSWORD } });
        const { others } = await who.get(listSessions, { querystring: {} });
        return others[0]?.id ?? '';
      }

      async function call(
        { endpoint, send }: Each,
        player: Player,
        ids: Ids,
        headers: object = {},
      ) {
        const sent = await send({ ids, email: player.email, server: server() });
        return player.who.call(endpoint, {
          ...sent,
          headers: { ...sent.headers, ...headers },
        } as never); // The line in MATRIX fits it.
      }

      function outcome({ status, body }: Reply) {
        if (status === 200) return 200;
        return status === 303 ? 'elsewhere' : body.code;
      }

      /** Returns the answers to everybody who calls it for a thing of `owner`'s; the owner comes last, and may end it. */
      async function askAll(each: Each, players: Cast, owner: CallerName) {
        const ids = await thingsOf(players[owner], each.name);
        const got: Partial<Record<CallerName, unknown>> = {};
        for (const name of [...CALLERS.filter((caller) => caller !== owner), owner])
          got[name] = outcome(await call(each, players[name], ids, OWN_ORIGIN));
        return got;
      }

      it.each(EACH)('[AC3] $name answers everybody as the matrix says', async (each) => {
        const players = await playersOf(each);
        expect(await askAll(each, players, 'account')).toEqual(
          ON_RESUMES.includes(each) ? only('account') : each.row,
        );
      });

      it.each(ON_RESUMES)('[AC3] $name answers so for what a guest has, too', async (each) => {
        expect(await askAll(each, cast, 'guest')).toEqual(each.row);
      });

      it.each(OWNED)(
        '[AC3] $name answers a stranger as it answers for what nobody has',
        async (each) => {
          const owner = each.row.guest === 200 ? cast.guest : cast.account;
          const stranger = each.row.guest === 200 ? cast.otherGuest : cast.otherAccount;
          const [ids, theirs] = [
            await thingsOf(owner, each.name),
            await thingsOf(stranger, each.name),
          ];
          const before = await owner.who.readResume(ids.resumeId);
          const none = { resumeId: UNKNOWN, entryId: UNKNOWN, sessionId: UNKNOWN };
          const unknown = await call(each, stranger, none);
          expect(unknown.status).toBe(404);

          for (const foreign of [
            ids,
            { ...ids, entryId: theirs.entryId },
            { resumeId: 'none', entryId: 'none', sessionId: 'none' },
            { resumeId: `${ids.resumeId} `, entryId: ids.entryId, sessionId: `${ids.sessionId} ` },
          ]) {
            expect((await call(each, stranger, foreign)).raw.body).toBe(unknown.raw.body);
          }
          expect(await owner.who.readResume(ids.resumeId)).toEqual(before);
          expect((await call(each, owner, ids)).status).toBe(200);
        },
      );

      it.each(
        ON_RESUMES.filter(({ endpoint }) =>
          /entries|experience|education|award|certification|project/u.test(endpoint.url),
        ),
      )('[AC3] $name reaches no entry of another’s resume through one’s own', async (each) => {
        const ids = await thingsOf(cast.guest, each.name);
        const theirs = await thingsOf(cast.otherGuest, each.name);
        const before = await cast.guest.who.readResume(ids.resumeId);
        const unknown = await call(each, cast.otherGuest, { ...theirs, entryId: UNKNOWN });
        const foreign = await call(each, cast.otherGuest, { ...theirs, entryId: ids.entryId });
        expect(foreign.status).toBe(404);
        expect(foreign.raw.body).toBe(unknown.raw.body);
        expect(await cast.guest.who.readResume(ids.resumeId)).toEqual(before);
      });

      it.each(EACH.filter(({ row }) => row.nobody !== 200))(
        '[AC3] $name opens no session to somebody without one',
        async (each) => {
          const nobody = { who: server().visitor(), email: '' };
          await call(each, nobody, { resumeId: UNKNOWN, entryId: UNKNOWN, sessionId: UNKNOWN });
          expect(nobody.who.cookies.size).toBe(0);
        },
      );

      it.each(WRITES)('$name refuses a write from another site', async (each) => {
        const owner = each.row.guest === 200 ? cast.guest : cast.account;
        const ids = await thingsOf(owner, each.name);
        const before = await owner.who.readResume(ids.resumeId);
        const sent = await each.send({ ids, email: owner.email, server: server() });
        for (const headers of [
          { origin: 'https://evil.example' },
          { origin: 'http://localhost.evil.example' },
          { origin: 'null', ...(each.isOriginHidden && { 'sec-fetch-site': 'cross-site' }) },
          { 'sec-fetch-site': 'cross-site' },
        ]) {
          const { status, body } = await owner.who.call(each.endpoint, {
            ...sent,
            headers,
          } as never);
          expect(status).toBe(403);
          if (!each.isOriginHidden) expect(body.code).toBe('foreign_origin'); // It answers a page.
        }
        expect(await owner.who.readResume(ids.resumeId)).toEqual(before);
      });
    },
    { features },
  );
}
