import {
  deleteDocument,
  deleteUser,
  duplicateResume,
  restoreDocument,
  signUp,
} from '@shortlist/contracts';
import { KINDS, SECTIONS } from '@shortlist/model';
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import type { UserId } from '#db/db.ts';
import { writeArchive } from '../../archive-account.ts';
import { whileFailing } from '../../failing-statement.test-support.ts';
import { removeExpired } from '../../remove-expired.ts';
import { describeOnServer, PASSWORD } from '../../test-server.test-support.ts';
import { removeDeletedDocuments } from '../documents/delete-queries.ts';
import { createForms } from '../documents/forms.ts';
import { FEATURES } from '../index.ts';
import {
  insertProposalFor,
  openProposals,
  POINTS,
  proposalIn,
} from './proposals-scene.test-support.ts';

const BETTER = 'Ran Kubernetes for 40 services';

describeOnServer('proposals', (server) => {
  const rows = async () =>
    (await server().database.db.execute(sql`select id from proposals`)).rows.length;

  it('[EV2] stand in the account’s archive, move with a guest’s documents and go with the account', async () => {
    const scene = await openProposals(server());
    const { proposal_id: id } = await scene.propose(scene.reword(1, BETTER));
    const email = 'ada@example.org';
    await scene.ada.get(signUp, { body: { name: 'Ada King', email, password: PASSWORD } });
    expect((await scene.list()).map((each) => each.proposal_id)).toEqual([id]);
    const { db } = server().database;
    const { rows: users } = await db.execute<{ id: UserId }>(
      sql`select id from users where email = ${email}`,
    );
    let archive = '';
    const { store } = server().files;
    for await (const text of writeArchive({ db, store }, users[0]?.id as UserId)) archive += text;
    expect(JSON.parse(archive).proposals).toMatchObject([
      { proposal_id: id, document_id: scene.documentId, changes: [{ after: [BETTER] }] },
    ]);
    await scene.ada.get(deleteUser, { body: { password: PASSWORD } });
    expect(await rows()).toBe(0);
  });

  it('[EV2] are not copied, and come back with their document or go with it', async () => {
    const scene = await openProposals(server());
    const { ada, documentId } = scene;
    const id = await insertProposalFor(server(), documentId);
    const params = { documentId };
    const { resume_id: copy } = await ada.get(duplicateResume, { params, body: {} });
    expect(await scene.list(copy)).toEqual([]);
    await ada.get(deleteDocument, { params, querystring: {} });
    expect((await scene.settle(id, { accepted: [0] })).status).toBe(404);
    await ada.get(restoreDocument, { params });
    expect(await scene.list()).toHaveLength(1);
    const { db } = server().database;
    const forms = createForms(SECTIONS, KINDS);
    const remove = () => removeDeletedDocuments(db, { now: new Date(Date.UTC(2031, 5, 1)), forms });
    await remove();
    expect(await rows()).toBe(1);
    await ada.get(deleteDocument, { params, querystring: {} });
    await remove();
    expect(await rows()).toBe(0);
  });

  it('[EV2] are removed when they have expired', async () => {
    const scene = await openProposals(server());
    proposalIn(await scene.make());
    const { db } = server().database;
    await removeExpired({
      ...{ db, files: server().files, features: FEATURES },
      now: new Date(Date.UTC(2031, 2, 18)),
    });
    expect(await rows()).toBe(0);
  });

  it.each([
    ['proposals', 'update'],
    ['parts', 'insert or update'],
  ])(
    '[EV2] neither are settled nor write anything where writing %s fails, and do both afterwards',
    async (table, event) => {
      const scene = await openProposals(server());
      const { proposal_id: id } = await scene.propose(scene.reword(1, BETTER));
      const failed = await whileFailing(server().database.db, { table, event }, () =>
        scene.settle(id, { accepted: [0] }),
      );
      expect(failed.status).toBe(500);
      expect(await scene.points()).toEqual(POINTS);
      expect((await scene.list()).map(({ changes }) => changes[0]?.state)).toEqual(['open']);
      expect((await scene.settle(id, { accepted: [0] })).status).toBe(200);
      expect(await scene.points()).toContain(BETTER);
    },
  );
});
