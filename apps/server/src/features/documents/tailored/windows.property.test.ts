import { fc } from '@fast-check/vitest';
import { savePart } from '@shortlist/contracts';
import { createContentMerger, RESUME, SECTIONS } from '@shortlist/model';
import { expect, it } from 'vitest';
import { describeOnServer } from '../../../test-server.test-support.ts';
import { openTailoring } from './scene.test-support.ts';

/** Fields that windows write in; the award is an entry. */
const CELLS = [
  ['award', 'name'],
  ['award', 'organization'],
  ['contact', 'city'],
  ['contact', 'shown.city'],
  ['summary', 'text'],
] as const;
const DOCUMENTS = ['base', 'first', 'second'] as const;

const step = fc.record({
  document: fc.constantFrom(...DOCUMENTS),
  window: fc.nat(1),
  cell: fc.nat(CELLS.length - 1),
  /** True if the window reads the document before it writes; else it writes over what it knows. */
  isFresh: fc.boolean(),
  isAnswerLost: fc.boolean(),
  isDropped: fc.boolean(),
});

type Step = typeof step extends fc.Arbitrary<infer Made> ? Made : never;
type Content = Record<string, unknown>;
type Known = { key: string; revision: number; content: Content };
const merger = createContentMerger(RESUME, SECTIONS);

describeOnServer('windows on a base and what is tailored from it', (server) => {
  it('[TL1] lose no word that was saved in either, and say where both changed one field', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 8, maxLength: 30 }), async (steps) => {
        const play = await openPlay(server());
        for (const [at, each] of steps.entries()) await play.act(each, at);
        await play.scene.app.close();
      }),
      { numRuns: Number(process.env.PLAYS ?? 6) },
    );
  });
});

async function openPlay(server: Parameters<typeof openTailoring>[0]) {
  const scene = await openTailoring(server);
  const { key: award } = await scene.put(scene.base, 'award:a', { name: 'Medal' });
  const contact = (await scene.said(scene.base)).contact ?? {};
  await scene.put(scene.base, 'contact', {
    ...contact,
    ...{ fullName: 'Ada King', email: 'ada@example.org', city: 'Bern' },
  });
  const ids = { base: scene.base, first: await scene.tailor(), second: await scene.tailor() };
  const keyOf = (cell: number) => (CELLS[cell]?.[0] === 'award' ? award : (CELLS[cell]?.[0] ?? ''));
  const known = new Map<string, Known>();

  const read = async (document: (typeof DOCUMENTS)[number], key: string): Promise<Known> => {
    const part = (await scene.whole(ids[document])).parts.find((each) => each.key === key);
    return { key, revision: part?.revision ?? 1, content: part?.content ?? {} };
  };

  /** Words that each document has to say in each field, and whether they are its own. */
  const model = new Map<string, { value: unknown; isOwn: boolean }>();
  for (const document of DOCUMENTS)
    for (const cell of CELLS.keys()) {
      const { content } = await read(document, keyOf(cell));
      model.set(`${document} ${cell}`, { value: cellOf(content, cell), isOwn: false });
    }
  const said = (document: string, cell: number) =>
    model.get(`${document} ${cell}`) ?? { value: undefined, isOwn: false };

  /** Saves as drafts do: where the part has moved on, the edit is merged with what it says now, and sent again. */
  async function save(
    document: (typeof DOCUMENTS)[number],
    { from, mine, isAnswerLost }: { from: Known; mine: Content; isAnswerLost: boolean },
  ): Promise<Known> {
    const { key } = from;
    const send = (revision: number, content: Content) =>
      scene.ada.call(savePart, {
        params: { documentId: ids[document], key },
        headers: { 'if-match': `"${revision}"` },
        body: { content },
      });
    if (isAnswerLost) await send(from.revision, mine);
    let [base, sent, { revision }] = [from.content, mine, from];
    for (;;) {
      const { status, body } = await send(revision, sent);
      if (status === 200)
        return { key, revision: (body as { revision: number }).revision, content: sent };
      expect(status).toBe(409);
      const stale = body as unknown as { revision: number; current: Content };
      const schema = key === award ? 2 : 1;
      const of = (content: Content) => ({ content, schema });
      const versions = { base: of(base), mine: of(sent), theirs: of(stale.current) };
      sent = { ...merger.merge(key, versions).content };
      [base, revision] = [stale.current, stale.revision];
    }
  }

  /** Notes what a write makes each document say. */
  function note(document: (typeof DOCUMENTS)[number], cell: number, value: unknown): void {
    if (document !== 'base') noteOwn(document, cell, value);
    else
      for (const each of DOCUMENTS)
        if (each === 'base' || !said(each, cell).isOwn)
          model.set(`${each} ${cell}`, { value, isOwn: false });
  }
  function noteOwn(document: 'first' | 'second', cell: number, value: unknown): void {
    model.set(`${document} ${cell}`, { value, isOwn: true });
    const ofPart = [...CELLS.keys()].filter((each) => keyOf(each) === keyOf(cell));
    for (const each of ofPart) {
      const here = said(document, each);
      if (here.value === said('base', each).value)
        model.set(`${document} ${each}`, { ...here, isOwn: false });
    }
  }

  async function drop(document: 'first' | 'second', cell: number) {
    const ref = `${keyOf(cell)}/${CELLS[cell]?.[1]}`;
    const changes = await scene.changes(ids[document]);
    if (!changes.some((change) => change.ref === ref)) return;
    await scene.drop(ids[document], ref);
    note(document, cell, said('base', cell).value);
  }

  async function edit({ document, window, cell, isFresh, isAnswerLost }: Step, at: number) {
    const key = keyOf(cell);
    const place = `${document} ${window} ${key}`;
    const from = (!isFresh && known.get(place)) || (await read(document, key));
    const [, name = ''] = CELLS[cell] ?? [];
    const value = name === 'shown.city' ? at % 2 === 0 : `Word ${at}`;
    // A switch that is not moved says nothing.
    if (cellOf(from.content, cell) === value) return;
    const mine = write(from.content, name, value);
    known.set(place, await save(document, { from, mine, isAnswerLost }));
    note(document, cell, value);
  }

  async function checkSaid(document: (typeof DOCUMENTS)[number]) {
    const all = await scene.said(ids[document]);
    for (const cell of CELLS.keys())
      expect(cellOf(all[keyOf(cell)] ?? {}, cell), `${document} ${CELLS[cell]}`).toEqual(
        said(document, cell).value,
      );
  }
  async function checkChanges(document: 'first' | 'second') {
    const refs = (await scene.changes(ids[document])).map(({ ref }) => ref);
    const changed = [...CELLS.entries()].flatMap(([cell, [, name]]) => {
      const isSame = said(document, cell).value === said('base', cell).value;
      return isSame ? [] : [name === 'text' ? 'summary' : `${keyOf(cell)}/${name}`];
    });
    expect(refs.sort(), document).toEqual(changed.sort());
  }
  async function check() {
    for (const document of DOCUMENTS) await checkSaid(document);
    await checkChanges('first');
    await checkChanges('second');
  }

  return {
    scene,
    async act(step: Step, at: number): Promise<void> {
      const { document, cell } = step;
      const isDropped = step.isDropped && document !== 'base' && CELLS[cell]?.[0] !== 'summary';
      if (isDropped) await drop(document, cell);
      else await edit(step, at);
      await check();
    },
  };
}

function write(content: Content, name: string, value: unknown): Content {
  const [member = '', inside] = name.split('.');
  if (inside === undefined) return { ...content, [member]: value };
  return { ...content, [member]: { ...(content[member] as Content), [inside]: value } };
}

function cellOf(content: Content, cell: number): unknown {
  const [member = '', inside] = (CELLS[cell]?.[1] ?? '').split('.');
  return inside === undefined
    ? content[member]
    : (content[member] as Content | undefined)?.[inside];
}
