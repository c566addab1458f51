import { deletePart, saveEntry, savePart, saveSummary } from '@shortlist/contracts';
import { createSections, SECTIONS } from '@shortlist/model';
import { PHOTO } from '@shortlist/model/photo.test-support';
import { expect, it } from 'vitest';
import { describeOnEachServer, TestServer } from '../../../test-server.test-support.ts';

const { jsonResume: _, call: __, ...award } = SECTIONS.ofKind('award');
/** A kind of section that this product does not have. */
const PATENT = { ...award, kind: 'patent', path: 'patents', list: 'patents' };

describeOnEachServer('a part of a document', (server) => {
  /** A new resume; `put` saves a part, on a revision where one is given. */
  async function scene(app = server().app) {
    const ada = server().visitor(app);
    const documentId = await ada.addResume();
    const put = async (key: string, content: object, revision?: number) => {
      const { status, body } = await ada.call(savePart, {
        params: { documentId, key },
        body: { content: { ...content } },
        ...(revision !== undefined && { headers: { 'if-match': `"${revision}"` } }),
      });
      return { status, body };
    };
    return { ada, documentId, put };
  }

  it.each([
    { key: 'contact', content: { fullName: 'Ada King' } },
    { key: 'summary', content: { text: 'Builds bridges.' } },
    { key: 'skills', content: { text: 'Rivets' } },
    { key: 'section_order', content: { ids: ['skills', 'summary'] } },
    { key: 'look', content: { design: 'classic', paper: 'a4' } },
    { key: 'photo', content: PHOTO },
    { key: 'section:skills', content: { title: 'Tools', isHidden: true } },
    { key: 'section:custom-talks', content: { title: 'Talks', isAdded: true, shape: 'list' } },
    { key: 'custom-talks', content: { text: 'On looms' } },
    { key: 'interests', content: { text: 'Music' } },
    { key: 'order:award', content: { ids: ['one', 'two'] } },
  ])('[ED19] $key is saved on its revision, and a repeated save is known again', async (part) => {
    const { put } = await scene();
    const { key } = part;
    const first = await put(key, part.content, 1);
    expect(first).toMatchObject({ status: 200, body: { key, revision: 2 } });
    expect(await put(key, part.content, 1)).toEqual(first);
    const stale = await put(key, { ...part.content, more: 'else' }, 1);
    expect(stale).toMatchObject({ status: 409, body: { revision: 2, current: part.content } });
  });

  it('[ED19] is a new entry under the client’s id, once', async () => {
    const { ada, documentId, put } = await scene();
    const { body } = await put('award:mine', { name: 'Arch' });
    expect((await put('award:mine', { name: 'Gate' })).body).toMatchObject({ key: body.key });
    const { awards } = await ada.readResume(documentId);
    expect(awards.map(({ id, name }) => [`award:${id}`, name])).toEqual([[body.key, 'Gate']]);
    await ada.get(deletePart, { params: { documentId, key: String(body.key) } });
    expect((await ada.readResume(documentId)).awards).toEqual([]);
    expect(await put(String(body.key), { name: 'Gone' })).toMatchObject({ status: 404 });
  });

  it('is the look of a resume, in its details once it was chosen, and member by member', async () => {
    const { ada, documentId, put } = await scene();
    expect(await ada.readResume(documentId)).not.toHaveProperty('extra_parts');
    await put('look', { paper: 'a4', ink: 'blue' });
    await put('look', { design: 'classic' });
    expect((await ada.readResume(documentId)).extra_parts).toEqual({
      look: { design: 'classic', paper: 'a4', ink: 'blue', revision: 3 },
    });
    expect((await put('look', { paper: 'letter' }, 9)).body.current).toMatchObject({ ink: 'blue' });
    await put('look', { design: null, paper: null });
    expect((await ada.readResume(documentId)).extra_parts?.look).toMatchObject({ paper: null });
  });

  it('[OC2] is in a section that was added, or one of the person’s own, and in the details', async () => {
    const { ada, documentId, put } = await scene();
    const before = await ada.readResume(documentId);
    await put('section:language', { isAdded: true });
    await put('language:one', { name: 'German', level: 'C1' });
    await put('section:custom-talks', { title: 'Talks', isAdded: true, shape: 'entries' });
    await put('custom-talks:one', { name: 'On looms' });
    await put('order:custom-talks', { ids: ['one'] });
    await put('custom-words', { text: 'Say it' });
    await put('section_order', { ids: ['custom-talks', 'summary', 'languages'] });
    const { last_edited: _, ...after } = await ada.readResume(documentId);
    expect(after.extra_parts).toMatchObject({
      'section:language': { isAdded: true, revision: 2 },
      'section:custom-talks': { title: 'Talks', shape: 'entries', revision: 2 },
      'custom-words': { text: 'Say it', revision: 2 },
    });
    expect(after.extra_sections).toMatchObject({
      language: { entries: [{ name: 'German', level: 'C1', revision: 1 }] },
      'custom-talks': { order_revision: 2, entries: [{ name: 'On looms' }] },
    });
    expect(after.full_section_order?.slice(0, 3)).toEqual(['custom-talks', 'summary', 'languages']);
    // The spec's own members say what they said.
    expect(after).toMatchObject({ experiences: before.experiences, summary: before.summary });
    expect(after.section_order).toHaveLength(7);
  });

  it('[HO4] keeps what this release does not know through saves by the spec’s calls', async () => {
    const { ada, documentId, put } = await scene();
    const { body } = await put('award:mine', { name: 'Arch', later: { deep: ['x'] } });
    await put('summary', { text: 'One', later: true });
    await ada.get(saveEntry.award, { body: { resume_id: documentId, id: 'mine', name: 'Gate' } });
    await ada.get(saveSummary, { body: { resume_id: documentId, summary: 'Two' } });
    expect((await put(String(body.key), { name: 'Stale' }, 9)).body.current).toMatchObject({
      name: 'Gate',
      later: { deep: ['x'] },
    });
    expect((await put('summary', { text: 'Stale' }, 9)).body.current).toEqual({
      text: 'Two',
      later: true,
    });
  });

  it.each([
    { it: 'a key of nothing', key: 'nothing', content: {}, status: 404 },
    { it: 'a kind of nothing', key: 'patent:mine', content: { name: 'Arch' }, status: 404 },
    { it: 'an order of nothing', key: 'order:patent', content: { ids: [] }, status: 404 },
    { it: 'an entry without an id', key: 'award:', content: { name: 'Arch' }, status: 404 },
    { it: 'what is no text', key: 'summary', content: { text: 7 }, status: 400, field: 'text' },
    { it: 'settings of nothing', key: 'section:nothing', content: {}, status: 404 },
    { it: 'a key that is none of a person’s', key: 'custom-!', content: {}, status: 404 },
    {
      it: 'a title without end',
      key: 'section:skills',
      content: { title: 'x'.repeat(101) },
      status: 400,
      field: 'title',
    },
    {
      it: 'a paper of nothing',
      key: 'look',
      content: { paper: 'a9' },
      status: 400,
      field: 'paper',
    },
    { it: 'an entry without a name', key: 'award:mine', content: {}, status: 400, field: 'name' },
    {
      it: 'too much',
      key: 'summary',
      content: { more: 'x'.repeat(200_000) },
      status: 400,
      field: 'content',
    },
    {
      it: 'too many levels',
      key: 'summary',
      content: { more: nested(20) },
      status: 400,
      field: 'content',
    },
  ])('refuses $it', async ({ key, content, status, field }) => {
    const { put } = await scene();
    const { status: answered, body } = await put(key, content);
    expect({ status: answered, field: body.field }).toEqual({ status, field });
  });

  it('says how much one part can hold', async () => {
    const { put } = await scene();
    const { body } = await put('summary', { more: 'x'.repeat(200_000) });
    expect(body.message).toContain('200,000 characters');
  });

  it('stores null characters and halves of characters as texts without them', async () => {
    const { put } = await scene();
    await put('summary', { text: 'a\u0000b', 'k\u0000': ['\u0000', '\ud800'] });
    expect((await put('summary', { text: '' }, 9)).body.current).toEqual({
      text: 'ab',
      k: ['', '\ufffd'],
    });
  });

  it('[HO1] is of any kind in the registry, and comes back in its order', async () => {
    const app = await TestServer.build(server().database, {
      sections: createSections([...SECTIONS.all, PATENT]),
    });
    const { ada, documentId, put } = await scene(app);
    const first = await put('patent:one', { name: 'Rivet', number: '12' });
    const second = await put('patent:two', { name: 'Girder' });
    expect(await put('order:patent', { ids: ['two', 'one'] })).toMatchObject({ status: 200 });
    const { extra_sections } = await ada.readResume(documentId);
    expect(extra_sections).toEqual({
      patent: {
        order_revision: 2,
        entries: [
          {
            id: idIn(second),
            name: 'Girder',
            organization: '',
            date: '',
            relevance: '',
            revision: 1,
          },
          {
            id: idIn(first),
            name: 'Rivet',
            organization: '',
            date: '',
            relevance: '',
            number: '12',
            revision: 1,
          },
        ],
      },
    });
    await app.close();
  });

  it('[HO1] orders sections that the spec’s calls do not know, which they are not answered', async () => {
    const { ada, documentId, put } = await scene();
    const known = (await ada.readResume(documentId)).section_order;
    expect(await put('section_order', { ids: ['patents', ...known] })).toMatchObject({
      status: 200,
    });
    expect(await ada.readResume(documentId)).toMatchObject({
      section_order: known,
      full_section_order: ['patents', ...known],
    });
  });
});

const idIn = ({ body }: { body: Record<string, unknown> }) => String(body.key).split(':')[1];

const nested = (depth: number): object => (depth === 0 ? {} : { deeper: nested(depth - 1) });
