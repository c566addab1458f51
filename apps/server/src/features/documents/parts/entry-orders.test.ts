import { deleteResume, MAX_ENTRIES, restoreDocument, saveEntry } from '@shortlist/contracts';
import { expect, it } from 'vitest';
import { describeOnServer, type Visitor } from '../../../test-server.test-support.ts';

describeOnServer('the order of entries', (server) => {
  /** A resume with three projects, and their ids as they were made. */
  async function opened() {
    const ada = server().visitor();
    const resumeId = await ada.addResume();
    const ids: string[] = [];
    for (const name of ['One', 'Two', 'Three']) ids.push(await addProject(ada, resumeId, { name }));
    return { ada, resumeId, ids };
  }

  async function addProject(who: Visitor, resume_id: string, fields: object): Promise<string> {
    const { body } = await who.send({
      method: 'POST',
      url: saveEntry.project.url,
      payload: { resume_id, ...fields },
    });
    return String(body.project_id);
  }

  type Based = { basedOn?: number; kind?: string };
  const order = (
    who: Visitor,
    resumeId: string,
    ids: unknown,
    { basedOn, kind = 'project' }: Based = {},
  ) =>
    who.send({
      method: 'PUT',
      url: `/api/documents/${resumeId}/parts/order:${kind}`,
      payload: { content: { ids } },
      ...(basedOn !== undefined && { headers: { 'if-match': `"${basedOn}"` } }),
    });

  async function projects(who: Visitor, resumeId: string) {
    const data = await who.readResume(resumeId);
    return {
      names: data.projects.map(({ name }: { name: string }) => name),
      order: data.entry_order?.project,
      revision: data.revisions.entry_order?.project,
    };
  }

  it('[HO2] is a separate part: entries keep their ids, words and revisions', async () => {
    const { ada, resumeId, ids } = await opened();
    const before = await ada.readResume(resumeId);
    expect(before.entry_order?.project).toEqual([]);
    expect(before.revisions.entry_order?.project).toBe(1);

    const saved = await order(ada, resumeId, [ids[2], ids[0], ids[1]], { basedOn: 1 });
    expect(saved).toMatchObject({ status: 200, body: { status: 'success', revision: 2 } });
    const after = await ada.readResume(resumeId);
    expect(after.projects).toEqual([before.projects[2], before.projects[0], before.projects[1]]);
    expect(after.entry_order?.project).toEqual([ids[2], ids[0], ids[1]]);
    expect(after.revisions).toMatchObject({ entry_order: { project: 2, award: 1 } });
    expect(Date.parse(after.last_edited)).toBeGreaterThanOrEqual(Date.parse(before.last_edited));
  });

  it('[HO2] puts what it does not name last, passes over what is gone, and outlives both', async () => {
    const { ada, resumeId, ids } = await opened();
    await order(ada, resumeId, [ids[1], 'nobody', ids[0]]);
    expect((await projects(ada, resumeId)).names).toEqual(['Two', 'One', 'Three']);
    await ada.send({ method: 'DELETE', url: `/api/documents/${resumeId}/parts/project:${ids[1]}` });
    await addProject(ada, resumeId, { name: 'Four' });
    expect((await projects(ada, resumeId)).names).toEqual(['One', 'Three', 'Four']);
  });

  it.each(['before', 'after'])(
    '[HO2] leads from a temporary id to its entry that is saved %s it',
    async (when) => {
      const { ada, resumeId, ids } = await opened();
      const entry = { id: '1795256803755-new', name: 'New' };
      let id = when === 'before' ? await addProject(ada, resumeId, entry) : '';
      await order(ada, resumeId, [entry.id, ...ids]);
      if (when === 'after') id = await addProject(ada, resumeId, entry);
      expect(await projects(ada, resumeId)).toEqual({
        names: ['New', 'One', 'Two', 'Three'],
        order: [id, ...ids],
        revision: 2,
      });
    },
  );

  it('[ED19] answers a stale one with what is there, and a repeated one as the first', async () => {
    const { ada, resumeId, ids } = await opened();
    const entry = { id: 'temporary', name: 'New' };
    const wanted = [entry.id, ids[2], ids[0], ids[1]];
    await order(ada, resumeId, wanted, { basedOn: 1 });
    const id = await addProject(ada, resumeId, entry);
    const named = [id, ids[2], ids[0], ids[1]];
    for (const repeated of [wanted, named]) {
      expect(await order(ada, resumeId, repeated, { basedOn: 1 })).toMatchObject({
        status: 200,
        body: { revision: 2 },
      });
    }
    expect(await order(ada, resumeId, ids, { basedOn: 1 })).toMatchObject({
      status: 409,
      body: { code: 'stale', revision: 2, current: { ids: named } },
    });
    expect((await projects(ada, resumeId)).order).toEqual(named);
  });

  it('[ED19] lets one of two that were based on the same edition win', async () => {
    const { ada, resumeId, ids } = await opened();
    const replies = await Promise.all([
      order(ada, resumeId, [ids[1], ids[0], ids[2]], { basedOn: 1 }),
      order(ada, resumeId, [ids[2], ids[0], ids[1]], { basedOn: 1 }),
    ]);
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await projects(ada, resumeId)).revision).toBe(2);
  });

  it.each([
    { it: 'no list', ids: 'x', says: 'Send the ids of the entries, in their order.' },
    { it: 'a double', ids: ['a', 'a'], says: 'An order names each entry once.' },
    {
      it: 'an id that is too long',
      ids: ['x'.repeat(65)],
      says: 'Please shorten this to 64 characters.',
    },
    {
      it: 'too many',
      ids: Array.from({ length: MAX_ENTRIES + 1 }, (_, index) => `id-${index}`),
      says: 'An order can name 200 entries.',
    },
  ])('refuses $it, and says why', async ({ ids, says }) => {
    const { ada, resumeId } = await opened();
    const refused = await order(ada, resumeId, ids);
    expect(refused).toMatchObject({ status: 400, body: { code: 'invalid', message: says } });
    expect((await projects(ada, resumeId)).revision).toBe(1);
  });

  it('[AC3] is found by its owner only, and of kinds that there are', async () => {
    const { ada, resumeId, ids } = await opened();
    const stranger = server().visitor();
    await stranger.addResume();
    expect((await order(stranger, resumeId, ids)).status).toBe(404);
    expect((await order(ada, resumeId, ids, { kind: 'hobby' })).status).toBe(404);
    expect((await projects(ada, resumeId)).revision).toBe(1);
  });

  it('[HO2] comes back with a resume whose deletion is undone', async () => {
    const { ada, resumeId, ids } = await opened();
    await order(ada, resumeId, [ids[2], ids[1], ids[0]]);
    await ada.get(deleteResume, { body: { resume_id: resumeId } });
    await ada.get(restoreDocument, { params: { documentId: resumeId } });
    expect((await projects(ada, resumeId)).names).toEqual(['Three', 'Two', 'One']);
  });
});
