import { saveEntry, savePart } from '@shortlist/contracts';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { type PartContent, parts } from '#db/schema/document-schema.ts';
import { describeOnServer } from '../../../test-server.test-support.ts';

type Stored = () => Promise<PartContent | undefined>;

async function idsOf(stored: Stored): Promise<string[]> {
  const { bullets } = (await stored()) as { bullets: { points: { id: string }[] } };
  return bullets.points.map(({ id }) => id);
}

describeOnServer('ids of points', (server) => {
  /** A new job; `save` saves its bullets by the spec's call, `stored` is what the database has of it. */
  async function scene() {
    const ada = server().visitor(server().app);
    const documentId = await ada.addResume();
    const save = async (bullets: string, revision?: number) => {
      const { status, body } = await ada.call(saveEntry.experience, {
        body: { resume_id: documentId, id: 'mine', role: 'Welder', bullets },
        ...(revision !== undefined && { headers: { 'if-match': `"${revision}"` } }),
      });
      return { status, body };
    };
    const stored = async () => {
      const found = await server()
        .database.db.select({ document: parts.document, content: parts.content })
        .from(parts)
        .where(eq(parts.kind, 'experience'));
      return found.find(({ document }) => document === documentId)?.content;
    };
    return { ada, documentId, save, stored };
  }

  it('[HO5] stay with lines that a client that sends texts did not change', async () => {
    const { ada, documentId, save, stored } = await scene();
    await save('• one\n• two');
    const [one, two] = await idsOf(stored);
    await save('• new\n• one\n• two', 1);
    const [added, ...others] = await idsOf(stored);
    expect(others).toEqual([one, two]);
    await save('• new\n• two', 2);
    expect(await idsOf(stored)).toEqual([added, two]);
    const { experiences } = await ada.readResume(documentId);
    expect(experiences).toMatchObject([{ bullets: '• new\n• two' }]);
    expect(experiences[0]).not.toHaveProperty('values');
  });

  it('[ED19] are no difference to a save that is sent again', async () => {
    const { save, stored } = await scene();
    await save('• one\n• two');
    await save('• new\n• one\n• two', 1);
    expect(await save('• new\n• one\n• two', 1)).toMatchObject({
      status: 200,
      body: { revision: 2 },
    });
    const stale = await save('• other', 1);
    expect(stale).toMatchObject({ status: 409, body: { revision: 2 } });
    expect(JSON.stringify(stale.body)).not.toContain('points');
    expect(await idsOf(stored)).toHaveLength(3);
  });

  it('[HO7] are those that a client sends with points', async () => {
    const { ada, documentId, stored } = await scene();
    const content = { bullets: { points: [{ id: 'x', text: 'one' }] } };
    await ada.get(savePart, { params: { documentId, key: 'experience:mine' }, body: { content } });
    expect(await idsOf(stored)).toEqual(['x']);
  });
});
