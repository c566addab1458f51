import {
  deleteDocument,
  deletePart,
  detachDocument,
  restoreDocument,
  savePart,
  tailorDocument,
} from '@shortlist/contracts';
import { expect, it } from 'vitest';
import { describeOnEachServer } from '../../../test-server.test-support.ts';
import { openTailoring } from './scene.test-support.ts';

const ROUNDS = [...Array(3).keys()];

describeOnEachServer('calls on a base and a tailored resume at once', (server) => {
  it.each(ROUNDS)('[TL1] lose no word (%i)', async () => {
    const scene = await openTailoring(server());
    const { ada, base } = scene;
    const { key } = await scene.put(base, 'award:a', { name: 'One', awarder: 'A' });
    const tailored = await scene.tailor();
    const said = (await scene.said(tailored))[key];
    const save = (documentId: string, content: object, part = key) =>
      ada.call(savePart, { params: { documentId, key: part }, body: { content: { ...content } } });
    /** Changes members of the award as a window does that read it first. */
    const change = async (documentId: string, members: object) => {
      for (;;) {
        const part = (await scene.whole(documentId)).parts.find((each) => each.key === key);
        const answer = await ada.call(savePart, {
          params: { documentId, key },
          headers: { 'if-match': `"${part?.revision}"` },
          body: { content: { ...part?.content, ...members } },
        });
        if (answer.status !== 409) return answer;
      }
    };
    const answers = await Promise.all([
      change(tailored, { name: 'Mine' }),
      change(base, { awarder: 'B' }),
      save(tailored, { text: 'Mine.' }, 'summary'),
      save(base, { text: 'Theirs.' }, 'skills'),
      save(tailored, { name: 'Own' }, 'award:o'),
    ]);
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    const now = await scene.said(tailored);
    expect(now).toMatchObject({ summary: { text: 'Mine.' }, skills: { text: 'Theirs.' } });
    expect(now[key]).toMatchObject({ name: 'Mine', awarder: 'B' });
    expect(Object.values(now)).toContainEqual(expect.objectContaining({ name: 'Own' }));

    // Two windows that read the same revision: one is told.
    const { revision } = (await scene.whole(tailored)).parts.find((part) => part.key === key) ?? {};
    const two = await Promise.all(
      ['X', 'Y'].map((name) =>
        ada.call(savePart, {
          params: { documentId: tailored, key },
          headers: { 'if-match': `"${revision}"` },
          body: { content: { ...said, name } },
        }),
      ),
    );
    expect(two.map(({ status }) => status).sort()).toEqual([200, 409]);

    const last = await Promise.all([
      save(tailored, { ...said, name: 'Last', awarder: 'B' }),
      ada.call(deletePart, { params: { documentId: base, key } }),
      ada.call(detachDocument, { params: { documentId: tailored } }),
      save(tailored, { text: 'Last.' }, 'summary'),
    ]);
    expect(last.map(({ status }) => status)).toEqual(last.map(() => 200));
    const after = await scene.said(tailored);
    expect(after[key]).toMatchObject({ name: 'Last', awarder: 'B' });
    expect(after.summary).toEqual({ text: 'Last.' });
    expect((await scene.whole(tailored)).document.base_id).toBeUndefined();
  });

  it.each(ROUNDS)('[TL2] make, delete and restore it and its base (%i)', async () => {
    const scene = await openTailoring(server());
    const { ada, base } = scene;
    await scene.put(base, 'summary', { text: 'Theirs.' });
    const first = await scene.tailor();
    const params = { documentId: base };
    const querystring = { tailored: 'keep' as const };
    const [made, ...others] = await Promise.all([
      ada.call(tailorDocument, { params, body: { title: 'Second' } }),
      ada.call(deleteDocument, { params, querystring }),
      ada.call(savePart, {
        params: { documentId: first, key: 'skills' },
        body: { content: { text: 'Mine.' } },
      }),
    ]);
    expect([200, 404]).toContain(made.status);
    expect(others.map(({ status }) => status)).toEqual([200, 200]);
    scene.wait(1);
    const answers = await Promise.all([
      ada.call(restoreDocument, { params }),
      ada.call(savePart, {
        params: { documentId: first, key: 'skills' },
        body: { content: { text: 'Mine, later.' } },
      }),
      ada.call(tailorDocument, { params: { documentId: first }, body: { title: 'Third' } }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await scene.said(first)).toMatchObject({
      summary: { text: 'Theirs.' },
      skills: { text: 'Mine, later.' },
    });
  });
});
