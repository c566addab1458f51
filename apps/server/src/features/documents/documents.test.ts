import { randomUUID } from 'node:crypto';
import {
  changeDocument,
  createDocument,
  deleteDocument,
  getDocument,
  getDocuments,
  listDocuments,
  restoreDocument,
  saveEntry,
  savePart,
} from '@shortlist/contracts';
import { NEWEST_LAYOUT, ResumeId } from '@shortlist/model';
import { expect, it } from 'vitest';
import { describeOnEachServer } from '../../test-server.test-support.ts';

describeOnEachServer('documents', (server) => {
  const scene = async () => {
    const ada = server().visitor();
    const body = { kind: 'resume', title: ' Bridges ', level: 'Senior Level' } as const;
    const { document_id: documentId } = await ada.get(createDocument, { body });
    const params = { documentId };
    return { ada, documentId, params };
  };

  it('[DS6] have no look where the specification’s call made them: they are printed as ever', async () => {
    const ada = server().visitor();
    const params = { documentId: await ada.addResume('Bridges') };
    const { parts } = await ada.get(getDocument, { params });
    expect(parts.map(({ key }) => key)).not.toContain('look');
  });

  it('[HO7] are made, listed and read whole: each part as it is stored', async () => {
    const { ada, documentId, params } = await scene();
    const put = (key: string, content: object) =>
      ada.get(savePart, { params: { documentId, key }, body: { content: { ...content } } });
    const bullets = { points: [{ id: 'led', text: 'Led six' }] };
    const { key } = await put('experience:mine', { role: 'Welder', bullets });
    await put('order:experience', { ids: ['mine'] });
    const about = {
      document_id: documentId,
      kind: 'resume',
      title: 'Bridges',
      level: 'Senior Level',
      industry: '',
      revision: 1,
    };
    const { document, parts } = await ada.get(getDocument, { params });
    expect(document).toMatchObject(about);
    expect(parts).toHaveLength(7);
    expect(parts).toEqual(
      expect.arrayContaining([
        { key: 'contact', schema: 1, revision: 1, content: expect.any(Object) },
        { key: 'look', schema: 1, revision: 1, content: { engine: NEWEST_LAYOUT } },
        { key: 'section_order', schema: 1, revision: 1, content: { ids: expect.any(Array) } },
        { key: 'skills', schema: 1, revision: 1, content: { text: '' } },
        { key: 'summary', schema: 1, revision: 1, content: { text: '' } },
        {
          ...{ key, schema: 2, revision: 1, uses_left: 3 },
          content: {
            ...{ role: 'Welder', company: '', location: '', isCurrent: false, bullets },
            ...{ startDate: { rawText: '' }, endDate: { rawText: '' } },
          },
        },
        {
          ...{ key: 'order:experience', schema: 1, revision: 2 },
          content: { ids: [key.slice('experience:'.length)] },
        },
      ]),
    );
    expect((await ada.get(listDocuments, { querystring: {} })).documents).toEqual([document]);
    const ids = [documentId, randomUUID()].join(',');
    expect((await ada.get(getDocuments, { querystring: { ids } })).documents).toEqual([
      { document, parts },
    ]);
    expect((await server().visitor().get(listDocuments, { querystring: {} })).documents).toEqual(
      [],
    );
  });

  it('[HO7] have the same points in both wires', async () => {
    const { ada, documentId, params } = await scene();
    const body = { resume_id: documentId, id: 'mine', role: 'Welder', bullets: '• one\n• two' };
    await ada.get(saveEntry.experience, { body });
    const { parts } = await ada.get(getDocument, { params });
    const [entry] = parts.filter((part) => part.key.startsWith('experience:'));
    expect(entry?.content.bullets).toMatchObject({ points: [{ text: 'one' }, { text: 'two' }] });
  });

  it('are made once of a call that is sent again, with an id of the client’s own or a submission', async () => {
    const { ada } = await scene();
    const document_id = ResumeId.parse(randomUUID());
    const submission_id = randomUUID();
    for (const ids of [{ document_id }, { submission_id }]) {
      const make = () =>
        ada.get(createDocument, { body: { kind: 'resume', title: 'Twice', ...ids } });
      expect((await make()).document_id).toBe((await make()).document_id);
    }
    expect((await ada.get(listDocuments, { querystring: {} })).documents).toHaveLength(3);
  });

  it('are renamed on a revision, and answered whole where that is old', async () => {
    const { ada, params } = await scene();
    const change = (title: string, revision: number) =>
      ada.call(changeDocument, {
        params,
        body: { title },
        headers: { 'if-match': `"${revision}"` },
      });
    expect((await change('Arches', 1)).body).toMatchObject({ revision: 2 });
    expect((await change('Arches', 1)).status).toBe(200);
    expect(await change('Girders', 1)).toMatchObject({
      status: 409,
      body: { revision: 2, current: { title: 'Arches', revision: 2 } },
    });
    expect((await change(' ', 2)).status).toBe(400);
  });

  it('are deleted, and restored as they were', async () => {
    const { ada, params } = await scene();
    const before = await ada.get(getDocument, { params });
    await ada.get(deleteDocument, { params, querystring: {} });
    expect((await ada.call(getDocument, { params })).status).toBe(404);
    expect((await ada.call(deleteDocument, { params, querystring: {} })).status).toBe(404);
    await ada.get(restoreDocument, { params });
    expect(await ada.get(getDocument, { params })).toEqual(before);
  });
});
