import { savePart, signUp, tailorDocument } from '@shortlist/contracts';
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { removeExpired } from '../../../remove-expired.ts';
import { describeOnEachServer, PASSWORD, type Visitor } from '../../../test-server.test-support.ts';
import { removeOldVersions } from '../parts/version-queries.ts';
import { openTailoring } from './scene.test-support.ts';

const DAY_MS = 86_400_000;

describeOnEachServer('a tailored resume and its owner', (server) => {
  async function tailorOne(who: Visitor) {
    const base = await who.addResume();
    const put = (documentId: string, key: string, text: string) =>
      who.get(savePart, { params: { documentId, key }, body: { content: { text } } });
    await put(base, 'summary', 'Theirs.');
    const params = { documentId: base };
    const { document_id: id } = await who.get(tailorDocument, { params, body: { title: 'Acme' } });
    await put(id, 'skills', 'Mine.');
    return { base, id };
  }
  const documentsOf = async (ids: object) => {
    const { rows } = await server().database.db.execute(
      sql`select id from documents where id in (select jsonb_array_elements_text(${JSON.stringify(Object.values(ids))}::jsonb)::uuid)`,
    );
    return rows.length;
  };

  it('[TL2] go to an account together', async () => {
    const guest = server().visitor();
    const { base, id } = await tailorOne(guest);
    const before = await guest.readResume(id);
    const { claimed } = await guest.get(signUp, {
      body: { name: 'Ada', email: 'claims-tailored@example.org', password: PASSWORD },
    });
    expect(claimed?.resumes).toBe(2);
    expect(await guest.readResume(id)).toEqual(before);
    expect(before).toMatchObject({
      summary: { summaries_description: 'Theirs.' },
      skills: { skills_description: 'Mine.' },
    });
    expect(await documentsOf({ base, id })).toBe(2);
  });

  it('[TL2] are removed together, an account’s and a guest’s whose time is over', async () => {
    const { db } = server().database;
    const ada = await server().accountHolder('goes-tailored@example.org');
    const ofAccount = await tailorOne(ada);
    await db.execute(sql`delete from users where email = 'goes-tailored@example.org'`);
    expect(await documentsOf(ofAccount)).toBe(0);
    const ofGuest = await tailorOne(server().visitor());
    const now = new Date(Date.now() + 400 * DAY_MS);
    await removeExpired({ db, files: server().files, now });
    expect(await documentsOf(ofGuest)).toBe(0);
  });

  it('[TL1] say the same when the base’s history is older than is kept', async () => {
    const scene = await openTailoring(server());
    const { db } = server().database;
    const { key } = await scene.put(scene.base, 'award:a', { name: 'One', awarder: 'A' });
    const tailored = await scene.tailor();
    const award = (await scene.said(tailored))[key];
    await scene.put(tailored, key, { ...award, name: 'Mine' });
    await scene.put(scene.base, key, { ...award, awarder: 'B' });
    await scene.remove(scene.base, key);
    const said = await scene.whole(tailored);
    await removeOldVersions(db, new Date(scene.wait(1) + 91 * DAY_MS));
    expect(await scene.whole(tailored)).toEqual(said);
  });
});
