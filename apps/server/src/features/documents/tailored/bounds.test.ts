import { tailorDocument } from '@shortlist/contracts';
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
});
