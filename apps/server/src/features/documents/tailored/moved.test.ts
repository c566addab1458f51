import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  getDocument,
  getResume,
  getVersion,
  listChanges,
  listPartVersions,
  listResumes,
  listVersions,
} from '@shortlist/contracts';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { copyDatabase } from '#db/copy/copy-database.ts';
import { openTestDatabase } from '#db/database.test-support.ts';
import type { Database } from '#db/database.ts';
import { openDatabase } from '#db/open-database.ts';
import { isPostgresInstalled } from '#db/postgres.test-support.ts';
import { makeBackup } from '../../../backup/make-backup.ts';
import { makePlaces, SECRET } from '../../../backup/places.test-support.ts';
import { restoreBackup } from '../../../backup/restore-backup.ts';
import { TestServer, type Visitor } from '../../../test-server.test-support.ts';
import { openClock, openTailoring } from './scene.test-support.ts';

const { newPath, newPlace } = makePlaces();
const MOVES: readonly (readonly [Database['kind'], Database['kind']])[] = isPostgresInstalled
  ? [
      ['pglite', 'postgres'],
      ['postgres', 'pglite'],
    ]
  : [['pglite', 'pglite']];

/** A base, two tailored from it with changes of every kind, states and a moment, and one whose base is deleted. */
async function openMuchTailored(database: Database) {
  const server = await TestServer.open({}, database);
  const clock = await openClock(server);
  const scene = await openTailoring(server, clock);
  const { base, put } = scene;
  const one = await put(base, 'award:a', { name: 'One', awarder: 'A' });
  const two = await put(base, 'award:b', { name: 'Two' });
  const [first, second] = [await scene.tailor(), await scene.tailor()];
  const said = (await scene.said(first))[one.key];
  clock.wait(20);
  await put(first, one.key, { ...said, name: 'Mine' });
  await scene.remove(first, two.key);
  await put(first, 'award:c', { name: 'Own' });
  await put(second, 'look', { design: 'harvard' });
  clock.wait(20);
  await scene.name(first, { name: 'As sent' });
  await put(base, one.key, { ...said, awarder: 'B', name: 'Theirs' });
  await put(base, 'summary', { text: 'Late.' });
  clock.wait(20);
  await put(first, one.key, { ...said, name: 'Mine again' });
  clock.wait(20);
  await scene.restore(first, (await scene.versions(first))[0]?.version_id ?? '');
  await scene.remove(base, one.key);
  const other = await scene.ada.addResume('Other');
  const left = await scene.tailor(other, 'Left');
  clock.wait(1);
  await put(left, 'summary', { text: 'Left.' });
  await scene.removeDocument(other);
  return { scene, ids: [base, first, second, left] };
}

/** All that is answered about documents. */
async function answersOf(who: Visitor, ids: readonly string[]): Promise<unknown[]> {
  const answers: unknown[] = [await who.get(listResumes, {})];
  for (const documentId of ids) {
    const params = { documentId };
    const { versions } = await who.get(listVersions, { params, querystring: {} });
    answers.push(versions, await who.get(listPartVersions, { querystring: { ids: documentId } }));
    answers.push(await who.get(getDocument, { params }), await who.get(listChanges, { params }));
    answers.push(await who.get(getResume, { querystring: { resume_id: documentId } }));
    for (const { version_id: versionId } of versions)
      answers.push(await who.get(getVersion, { params: { documentId, versionId } }));
  }
  return answers;
}

const at = Date.UTC(2031, 2, 3, 12);

/** Asks a server on another database as the same visitor. */
async function askAgain(database: Database, { cookies }: Visitor, ids: readonly string[]) {
  const app = await TestServer.build(database, { now: () => new Date(at) });
  const server = await TestServer.open({}, database);
  const who = server.visitor(app);
  who.cookies = new Map(cookies);
  return answersOf(who, ids).finally(() => app.close());
}

describe('tailored resumes that are moved', () => {
  it.each(MOVES)('[TL1] come back whole from a backup of %s, on %s', async (kind, target) => {
    const place = await newPlace(kind);
    writeFileSync(join(place.dataDir, 'session-secret'), SECRET, { mode: 0o600 });
    const database = await openDatabase(place);
    const { scene, ids } = await openMuchTailored(database);
    const before = await answersOf(scene.ada, ids);
    const backup = newPath();
    await database.close();
    await makeBackup(place, backup, new Date(at));
    const restored = await newPlace(target);
    await restoreBackup(restored, backup);
    const opened = await openDatabase(restored);
    expect(await askAgain(opened, scene.ada, ids)).toEqual(before);
    await opened.close();
  });

  it.skipIf(!isPostgresInstalled)(
    '[TL1] are copied whole to PostgreSQL, and go with their account',
    async () => {
      const from = await openTestDatabase('pglite');
      const { scene, ids } = await openMuchTailored(from);
      const to = await openTestDatabase('postgres');
      await copyDatabase(from.db, to.db);
      expect(await askAgain(to, scene.ada, ids)).toEqual(await answersOf(scene.ada, ids));
      await to.db.execute(sql`delete from users`);
      for (const table of ['documents', 'parts', 'part_versions', 'moments', 'moment_parts'])
        expect((await to.db.execute(sql.raw(`select 1 from ${table}`))).rows, table).toEqual([]);
      await Promise.all([from.close(), to.close()]);
    },
  );
});
