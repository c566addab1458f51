import {
  deletePart,
  deleteResume,
  recordAiUse,
  restoreDocument,
  saveEntry,
} from '@shortlist/contracts';
import { expect, it } from 'vitest';
import { describeOnServer } from '../../../test-server.test-support.ts';

describeOnServer('the uses of AI Write', (server) => {
  /** An experience saved with as many uses left. */
  async function entryWith(aiUsesLeft: number) {
    const ada = server().visitor();
    const resume_id = await ada.addResume();

    async function save(fields: object, revision?: number) {
      const { status, body } = await ada.send({
        method: 'POST',
        url: saveEntry.experience.url,
        payload: { resume_id, role: 'Welder', ...fields },
        ...(revision !== undefined && { headers: { 'if-match': `"${revision}"` } }),
      });
      return { status, body };
    }
    async function stored() {
      const [entry] = (await ada.readResume(resume_id)).experiences;
      return entry;
    }
    const { body } = await save({ id: 'mine', aiUsesLeft });
    return { ada, resume_id, id: String(body.experience_id), save, stored };
  }

  it('[ED18] are counted down and never up, and what else a save says is kept', async () => {
    const { id, save, stored } = await entryWith(2);
    for (const [sent, left] of [
      [2, 2],
      [3, 2],
      [1, 1],
      [2, 1],
      [0, 0],
      [3, 0],
    ]) {
      const bullets = `• Sent ${sent}`;
      expect((await save({ id, bullets, aiUsesLeft: sent })).status).toBe(200);
      expect(await stored()).toMatchObject({ bullets, aiUsesLeft: left });
    }
  });

  it('[HO3] are recorded by a call, once however often it is sent, and make no window stale', async () => {
    const { ada, resume_id, id, save, stored } = await entryWith(3);
    const use = (callId: string, entryId: string) =>
      ada.get(recordAiUse, { params: { documentId: resume_id, callId }, body: { entryId } });
    const [first, ...others] = Array.from({ length: 4 }, () => crypto.randomUUID());
    for (const entryId of [id, 'mine', id]) {
      expect((await use(String(first), entryId)).aiUsesLeft).toBe(2);
    }
    expect(await stored()).toMatchObject({ aiUsesLeft: 2, revision: 1 });
    expect((await save({ id, role: 'Fitter' }, 1)).body).toMatchObject({ revision: 2 });
    const left = [];
    for (const callId of others) left.push((await use(callId, id)).aiUsesLeft);
    expect(left).toEqual([1, 0, 0]);
    await save({ id, aiUsesLeft: 3 });
    expect(await stored()).toMatchObject({ aiUsesLeft: 0 });
  });

  it('[ED18] refuse a fourth one', async () => {
    const { id, save, stored } = await entryWith(0);
    const { status, body } = await save({ id, role: 'Changed', aiUsesLeft: -1 });
    expect({ status, field: body.field }).toEqual({ status: 400, field: 'aiUsesLeft' });
    expect(await stored()).toMatchObject({ role: 'Welder', aiUsesLeft: 0 });
  });

  it('[ED18] stay as they are for a client that does not name them', async () => {
    const { id, save, stored } = await entryWith(1);
    await save({ id, role: 'Fitter' });
    expect(await stored()).toMatchObject({ role: 'Fitter', aiUsesLeft: 1 });
  });

  it('[ED18] are the same under the client’s own id, and count a repeated save once', async () => {
    const { id, save, stored } = await entryWith(3);
    const use = { bullets: '• Used', aiUsesLeft: 2 };
    const first = await save({ id, ...use }, 1);
    const again = await save({ id: 'mine', ...use }, 1);
    expect(again).toEqual(first);
    await save({ id: 'mine', ...use, aiUsesLeft: 3 });
    expect(await stored()).toMatchObject({ id, ...use });
  });

  it('[ED18] know a save again that asked for more than there are', async () => {
    const { id, save } = await entryWith(1);
    const raised = { id, bullets: '• Said', aiUsesLeft: 3 };
    expect((await save(raised, 1)).body.revision).toBe(2);
    expect((await save(raised, 1)).body).toMatchObject({ status: 'success', revision: 2 });
  });

  it('[ED18] end at the lowest of several saves at once', async () => {
    const { id, save, stored } = await entryWith(3);
    await Promise.all([3, 1, 2, 3].map((aiUsesLeft) => save({ id, aiUsesLeft })));
    expect((await stored())?.aiUsesLeft).toBe(1);
  });

  it('[ED18] tell a tab that is behind what is left', async () => {
    const { id, save } = await entryWith(3);
    await save({ id, bullets: '• One tab', aiUsesLeft: 1 }, 1);
    const behind = await save({ id, bullets: '• The other', aiUsesLeft: 2 }, 1);
    expect(behind).toMatchObject({ status: 409, body: { current: { aiUsesLeft: 1 } } });
  });

  it('[ED18] come back with a deleted resume, and start over with a new entry', async () => {
    const { ada, resume_id, id, save, stored } = await entryWith(1);
    await ada.get(deleteResume, { body: { resume_id } });
    await ada.get(restoreDocument, { params: { documentId: resume_id } });
    expect((await stored())?.aiUsesLeft).toBe(1);

    await ada.get(deletePart, { params: { documentId: resume_id, key: `experience:${id}` } });
    await save({ id: 'another', role: 'Fitter' });
    expect((await stored())?.aiUsesLeft).toBe(3);
  });
});
