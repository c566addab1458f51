import { listNamedVersions, listPartVersions, nameVersion, savePart } from '@shortlist/contracts';
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { describeOnServer, type Visitor } from '../../../test-server.test-support.ts';

describeOnServer('what several documents said before', (server) => {
  /** Adds a resume whose summary was replaced, and which has a state with a name. */
  async function addEdited(ada: Visitor, name: string): Promise<string> {
    const documentId = await ada.addResume();
    for (const text of [name, 'Later.']) {
      const body = { content: { text }, keepsReplaced: true };
      await ada.get(savePart, { params: { documentId, key: 'summary' }, body });
    }
    await ada.get(nameVersion, { params: { documentId }, body: { name } });
    return documentId;
  }

  it('[AC5] is listed in one call, document by document, and to its owner alone', async () => {
    const [ada, grace] = [server().visitor(), server().visitor()];
    const ids = [await addEdited(ada, 'First'), await addEdited(ada, 'Second')];
    const theirs = await addEdited(grace, 'Hers');
    const asked = { querystring: { ids: [...ids, theirs].join(',') } };
    const { versions, next } = await ada.get(listPartVersions, asked);
    const said = ids.map((id) => versions.filter((each) => each.document_id === id));
    expect(said.map((each) => each.length)).toEqual([2, 2]);
    expect(versions).toHaveLength(4);
    expect(versions.map(({ content }) => content.text)).toEqual(
      expect.arrayContaining(['First', 'Second']),
    );
    expect(next).toBeNull();
  });

  it('[AC5] [HI2] is listed by the names of its states, of one kind, in pages', async () => {
    const [ada, grace] = [server().visitor(), server().visitor()];
    const [first, second] = [await addEdited(ada, 'First'), await addEdited(ada, 'Second')];
    await addEdited(grace, 'Hers');
    const named = (kind: string, after = '') =>
      ada.get(listNamedVersions, { querystring: { kind, after } });
    expect(await named('resume')).toMatchObject({
      versions: [
        { document_id: second, name: 'Second' },
        { document_id: first, name: 'First' },
      ],
      next: null,
    });
    expect((await named('letter')).versions).toEqual([]);

    await server().database.db.execute(sql`
      insert into moments (id, document, reason, name, as_of, made_at)
      select gen_random_uuid(), ${first}::uuid, 'named', 'Another', date_trunc('milliseconds', now()), now() from generate_series(1, 500)`);
    const page = await named('resume');
    const rest = await named('resume', page.next ?? '');
    expect([page.versions.length, rest.versions.length, rest.next]).toEqual([500, 2, null]);
    const all = [...page.versions, ...rest.versions].map((each) => each.version_id);
    expect(new Set(all).size).toBe(502);
  });
});
