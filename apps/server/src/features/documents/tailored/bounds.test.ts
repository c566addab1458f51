import { MAX_DOCUMENT_BYTES, savePart, tailorDocument } from '@shortlist/contracts';
import { expect, it } from 'vitest';
import { describeOnServer } from '../../../test-server.test-support.ts';
import { openTailoring } from './scene.test-support.ts';

describeOnServer('bounds of tailored resumes', (server) => {
  it('[TL2] count what is inherited as what a detached copy would take', async () => {
    const scene = await openTailoring(server());
    const text = 'x'.repeat(45_000);
    for (let made = 0; made < 20; made += 1)
      await scene.put(scene.base, `award:${made}`, { name: `Medal ${made}`, description: text });
    const make = () =>
      scene.ada.call(tailorDocument, {
        params: { documentId: scene.base },
        body: { title: 'For Acme' },
      });
    let made = 0;
    let answer = await make();
    for (; answer.status === 200 && made < 60; made += 1) answer = await make();
    expect(answer.status).toBe(413);
    // A guest's 30 MB, of which each takes a little less than one.
    expect(made).toBeGreaterThan(25);
    expect(made).toBeLessThan(34);
  });

  it('[TL1] keep one field of very many lines from taking long: changes of both are open', async () => {
    const scene = await openTailoring(server());
    const blank = '\n'.repeat(20_000);
    await scene.put(scene.base, 'summary', { text: blank });
    const tailored = await scene.tailor();
    await scene.put(tailored, 'summary', { text: `Mine${blank}Mine` });
    await scene.put(scene.base, 'summary', { text: `Theirs${blank}Theirs` });
    const began = performance.now();
    expect((await scene.said(tailored)).summary).toEqual({ text: `Mine${blank}Mine` });
    expect(performance.now() - began).toBeLessThan(2_000);
    expect(await scene.changes(tailored)).toMatchObject([{ ref: 'summary', base_changed: true }]);
  });

  it('[TL1] are those of a plain one: what it says with its base grows no more beyond them, and none of it is lost', async () => {
    const scene = await openTailoring(server());
    const tailored = await scene.tailor();
    const text = 'x'.repeat(45_000);
    const save = async (documentId: string, key: string, description: string) => {
      const content = { name: key, description };
      const params = { documentId, key };
      return scene.ada.call(savePart, { params, body: { content } });
    };
    const fill = async (documentId: string, most: number) => {
      const saved: string[] = [];
      for (let made = 0; made < most; made += 1) {
        const answer = await save(documentId, `award:${documentId.slice(0, 3)}${made}`, text);
        if (answer.status !== 200) return { saved, answer };
        saved.push(String(answer.body.key));
      }
      return { saved, answer: undefined };
    };
    const ofBase = await fill(scene.base, 30);
    const own = await fill(tailored, 60);
    expect(own.answer).toMatchObject({ status: 413, body: { code: 'too_large' } });
    const whole = (30 + own.saved.length) * 45_000;
    expect(whole).toBeGreaterThan(MAX_DOCUMENT_BYTES - 2 * 45_000);
    expect(whole).toBeLessThan(MAX_DOCUMENT_BYTES);
    // Words of the base that are changed here are not counted twice.
    expect((await save(tailored, ofBase.saved[0] ?? '', text.replaceAll('x', 'y'))).status).toBe(
      200,
    );

    await fill(scene.base, 60);
    const said = await scene.said(tailored);
    expect(JSON.stringify(said).length).toBeGreaterThan(MAX_DOCUMENT_BYTES + 8 * 45_000);
    expect(await save(tailored, 'award:more', text)).toMatchObject({ status: 413 });
    expect((await save(tailored, own.saved[0] ?? '', 'Short.')).status).toBe(200);
    const before = await scene.said(tailored);
    await scene.detach(tailored);
    expect(await scene.said(tailored)).toEqual(before);
    expect(await save(tailored, 'award:more', text)).toMatchObject({ status: 413 });
    expect((await save(tailored, own.saved[1] ?? '', 'Short.')).status).toBe(200);
  });
});
