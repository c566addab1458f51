import { listPartVersions, saveEntry, savePart } from '@shortlist/contracts';
import { expect, it } from 'vitest';
import { describeOnEachServer } from '../../../test-server.test-support.ts';

const bold = { from: 0, to: 3, bold: true as const };
const link = { from: 4, to: 7, href: 'https://a.org' };
const BULLETS = '• One two\n• Hidden';
const VALUES = { bullets: { marks: { 0: [bold, link] }, hidden: [1] } };

describeOnEachServer('marks and hidden points', (server) => {
  /** A new job; `put` saves it by its key, `save` by the spec's call, `read` is the answer of the details. */
  async function scene() {
    const ada = server().visitor(server().app);
    const documentId = await ada.addResume();
    const headers = (revision?: number) =>
      revision === undefined ? {} : { headers: { 'if-match': `"${revision}"` } };
    const put = async (content: object, revision?: number) => {
      const params = { documentId, key: 'experience:mine' };
      const sent = { role: 'Welder', bullets: BULLETS, ...content };
      return ada.call(savePart, {
        params,
        body: { content: sent, schema: 1 },
        ...headers(revision),
      });
    };
    const save = async (bullets: string, revision?: number) => {
      const body = { resume_id: documentId, id: 'mine', role: 'Welder', bullets };
      return ada.call(saveEntry.experience, { body, ...headers(revision) });
    };
    const read = async () => (await ada.readResume(documentId)).experiences[0];
    return { ada, documentId, put, save, read };
  }

  it('[OC5] are saved with an entry by its key, and answered with it', async () => {
    const { put, read } = await scene();
    expect((await put({ values: VALUES })).status).toBe(200);
    expect(await read()).toMatchObject({ bullets: BULLETS, values: VALUES });
    await put({ values: {} });
    expect(await read()).not.toHaveProperty('values');
  });

  it('[OC5] are answered in their normal form, and only what is known of them', async () => {
    const { put, read } = await scene();
    await put({
      values: {
        bullets: {
          marks: { 0: [link, { ...bold, to: 2, ink: 1 }, { ...bold, from: 2 }], 7: [bold] },
        },
        nothing: { hidden: [0] },
      },
    });
    expect((await read())?.values).toEqual({ bullets: { marks: { 0: [bold, link] } } });
  });

  it('[OC5] move with a text that a client of before saves', async () => {
    const { put, save, read } = await scene();
    await put({ values: VALUES });
    await save('• New\n• One two three\n• Hidden');
    await save('• Newer\n• One two three\n• Hidden');
    expect((await read())?.values).toEqual({ bullets: { hidden: [2] } });
    await put({ values: VALUES });
    await save('• One two three\n• Hidden');
    expect((await read())?.values).toEqual(VALUES);
  });

  it('[OC5] are a difference to a save on an older revision, and none to the same sent again', async () => {
    const { put, save } = await scene();
    await put({ values: VALUES });
    await put({}, 1);
    const again = await put({ values: VALUES }, 1);
    expect(again).toMatchObject({ status: 200, body: { revision: 2 } });
    const other = await put({ values: {} }, 1);
    expect(other).toMatchObject({ status: 409, body: { current: { values: VALUES } } });
    const stale = await save('• Other', 1);
    expect(stale).toMatchObject({ status: 409, body: { current: { values: VALUES } } });
    expect(JSON.stringify(stale.body)).not.toContain('"text"');
  });

  it('[OC5] count as bytes of the resume', async () => {
    const { ada, documentId } = await scene();
    const marks = (text: string) =>
      Object.fromEntries(
        Array.from(text.split('\n'), (_, at) => [
          at,
          [{ from: 0, to: 1, href: `https://a.org/${'x'.repeat(1_900)}` }],
        ]),
      );
    const bullets = Array(90).fill('• a').join('\n');
    const content = {
      name: 'Arch',
      relevance: bullets,
      values: { relevance: { marks: marks(bullets) } },
    };
    const replies = [];
    for (let made = 0; made < 14; made += 1) {
      const params = { documentId, key: `award:a${made}` };
      replies.push((await ada.call(savePart, { params, body: { content, schema: 1 } })).status);
    }
    expect(replies).toContain(413);
    expect(replies[0]).toBe(200);
  });

  it('[OC5] are kept with earlier versions', async () => {
    const { ada, documentId, put } = await scene();
    await put({ values: VALUES });
    const params = { documentId, key: 'experience:mine' };
    const content = { role: 'Welder', bullets: { points: [] } };
    await ada.get(savePart, { params, body: { content, keepsReplaced: true } });
    const { versions } = await ada.get(listPartVersions, { querystring: { ids: documentId } });
    const points = [
      { text: 'One two', marks: [bold, link] },
      { text: 'Hidden', hidden: true },
    ];
    expect(versions[0]).toMatchObject({ schema: 2, content: { bullets: { points } } });
  });

  const many = Array.from({ length: 201 }, (_, at) => ({ ...bold, from: at, to: at + 1 }));
  it.each([
    {
      it: 'a link to a program',
      values: { bullets: { marks: { 0: [{ from: 0, to: 1, href: 'javascript:alert(1)' }] } } },
      field: 'values.bullets.marks.0.0.href',
      message: 'A link starts with http://, https://, mailto: or tel:, and has no spaces.',
    },
    {
      it: 'more than 200 marks of a point',
      values: { bullets: { marks: { 0: many } } },
      field: 'values.bullets.marks.0',
      message: 'A point can have 200 marks.',
    },
    {
      it: 'a mark that starts nowhere',
      values: { bullets: { marks: { 0: [{ ...bold, from: -1 }] } } },
      field: 'values.bullets.marks.0.0.from',
      message: '“values.bullets.marks.0.0.from” should be at least 0.',
    },
    {
      it: 'a mark that is half bold',
      values: { bullets: { marks: { 0: [{ ...bold, bold: 'x' }] } } },
      field: 'values.bullets.marks.0.0.bold',
      message: '“values.bullets.marks.0.0.bold” should be “true”.',
    },
    {
      it: 'a point of no number',
      values: { bullets: { marks: { x: [bold] } } },
      field: 'values.bullets.marks.x',
      message: '“values.bullets.marks.x” is not valid.',
    },
    {
      it: 'hidden words',
      values: { bullets: { hidden: ['x'] } },
      field: 'values.bullets.hidden.0',
      message: '“values.bullets.hidden.0” should be a number.',
    },
  ])('[OC5] refuses $it', async ({ values, field, message }) => {
    const { put } = await scene();
    expect(await put({ values })).toMatchObject({ status: 400, body: { field, message } });
  });
});
