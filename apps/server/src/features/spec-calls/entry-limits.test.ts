import { MAX_ENTRIES, saveEntry } from '@shortlist/contracts';
import { expect, it } from 'vitest';
import { describeOnServer, type Visitor } from '../../test-server.test-support.ts';

const save = (who: Visitor, { url }: { url: string }, payload: object) =>
  who.send({ method: 'POST', url, payload });

describeOnServer('a resume', (server) => {
  it('holds so many entries of a kind, and no more', async () => {
    const ada = server().visitor();
    const resume_id = await ada.addResume();
    for (let made = 0; made < MAX_ENTRIES; made += 1) {
      await save(ada, saveEntry.award, { resume_id, name: `Award ${made}` });
    }
    const { status, body } = await save(ada, saveEntry.award, { resume_id, name: 'Too many' });
    expect({ status, code: body.code }).toEqual({ status: 400, code: 'invalid' });
    expect((await save(ada, saveEntry.project, { resume_id, name: 'Arch' })).status).toBe(200);
  });

  it('holds 2 MB of entries in a resume, and says so when there are more', async () => {
    const ada = server().visitor();
    const resume_id = await ada.addResume();
    const relevance = 'x'.repeat(50_000);
    const replies = [];
    for (let made = 0; made < 42; made += 1) {
      replies.push(
        await save(ada, saveEntry.award, {
          resume_id,
          id: `a${made}`,
          name: 'Arch',
          relevance,
        }),
      );
    }
    expect(replies.map(({ status }) => status)).toEqual([...Array(41).fill(200), 413]);
    expect(replies.at(-1)?.body).toEqual({
      status: 'error',
      code: 'too_large',
      message: 'This resume is full. Shorten or delete an entry first.',
    });
    const again = { resume_id, id: 'a0', name: 'Gate', relevance };
    expect((await save(ada, saveEntry.award, again)).status).toBe(200);
    expect((await save(ada, saveEntry.project, again)).status).toBe(413);
    expect((await save(ada, saveEntry.award, { ...again, relevance: '' })).status).toBe(200);
    expect((await save(ada, saveEntry.project, again)).status).toBe(200);
  });
});
