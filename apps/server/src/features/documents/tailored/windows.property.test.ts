import { isDeepStrictEqual } from 'node:util';
import { fc } from '@fast-check/vitest';
import { savePart } from '@shortlist/contracts';
import { createContentMerger, RESUME, SECTIONS } from '@shortlist/model';
import { expect, it } from 'vitest';
import { describeOnServer } from '../../../test-server.test-support.ts';
import { saidBy } from '../versions/scene.test-support.ts';
import { cellsOf, POINTS, SUMMARY } from './plays-model.test-support.ts';
import { openClock, openPlays, type Tailoring } from './scene.test-support.ts';

/** As many as the gate plays. */
const FEW = 4;
const PLAYS = Number(process.env.PLAYS ?? FEW);

const JOB = 'experience';
/** Places that windows write in, each of a part. */
const CELLS = ['summary', 'contact', JOB].flatMap((part) =>
  cellsOf(part === JOB ? `${JOB}:` : part).map((cell) => ({ part, ...cell })),
);
const DOCUMENTS = ['base', 'first', 'second'] as const;

const step = fc.record({
  document: fc.constantFrom(...DOCUMENTS),
  window: fc.nat(1),
  cell: fc.nat(CELLS.length - 1),
  /** True if the window reads the document before it writes; else it writes over what it knows. */
  isFresh: fc.boolean(),
  value: fc.nat(4),
  isAnswerLost: fc.boolean(),
  /** True if the edit is sent with the next one of the window in this part that is not. */
  isOffline: fc.boolean(),
  isDropped: fc.boolean(),
});

type Step = typeof step extends fc.Arbitrary<infer Made> ? Made : never;
type Content = Record<string, unknown>;
type Known = { key: string; revision: number; content: Content };
const merger = createContentMerger(RESUME, SECTIONS);

describeOnServer('windows on a base and what is tailored from it', (server) => {
  it(
    '[TL1] lose no word that was saved in either, and say where both changed one field',
    async () => {
      const clock = await openClock(server());
      const open = openPlays(server(), clock, fillBase);
      await fc.assert(
        fc.asyncProperty(fc.array(step, { minLength: 8, maxLength: 24 }), async (steps) => {
          const play = await openPlay(await open());
          for (const each of steps) await play.act(each);
        }),
        // A long run tells what it found at once, by the seed.
        { numRuns: PLAYS, endOnFailure: PLAYS > FEW },
      );
      await clock.app.close();
    },
    180_000 + PLAYS * 10_000,
  );
});

/** Fills a base with what windows write in. */
async function fillBase({ base, put, said }: Tailoring): Promise<void> {
  const points = POINTS.map((id) => ({ id, text: `Did ${id}.` }));
  const content = { role: 'Engineer', company: 'Bridges', bullets: { points } };
  await put(base, `${JOB}:a`, content);
  await put(base, 'summary', { text: SUMMARY });
  const { contact } = await said(base);
  await put(base, 'contact', { ...contact, fullName: 'Ada King', email: 'ada@example.org' });
}

async function openPlay(scene: Awaited<ReturnType<ReturnType<typeof openPlays>>>) {
  const { ids } = scene;
  const { look, wholeOf } = await scene.watch(Object.values(ids));
  const job = wholeOf(ids.base).parts.find(({ key }) => key.startsWith(`${JOB}:`))?.key ?? '';
  const keyOf = (cell: number) => (CELLS[cell]?.part === JOB ? job : (CELLS[cell]?.part ?? ''));
  const known = new Map<string, Known>();
  /** Edits of windows that are not sent yet, with what they began from. */
  const unsent = new Map<string, { from: Known; mine: Content }>();

  const read = (document: (typeof DOCUMENTS)[number], key: string): Known => {
    const part = wholeOf(ids[document]).parts.find((each) => each.key === key);
    return { key, revision: part?.revision ?? 1, content: part?.content ?? {} };
  };

  /** Words that each document has to say in each field, and whether they are its own. */
  const model = new Map<string, { value: unknown; isOwn: boolean }>();
  for (const document of DOCUMENTS)
    for (const cell of CELLS.keys()) {
      const { content } = read(document, keyOf(cell));
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
      const schema = key === job ? 2 : 1;
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
      if (isDeepStrictEqual(here.value, said('base', each).value))
        model.set(`${document} ${each}`, { ...here, isOwn: false });
    }
  }

  /** The reference of the change that a place is listed in. */
  const refOf = (cell: number) => {
    const [key, name = ''] = [keyOf(cell), CELLS[cell]?.name];
    if (key === 'summary') return key;
    const [point, what] = name.split(' ');
    if (what === undefined) return `${key}/${name === 'hidden' ? 'flag.hidden' : name}`;
    return what === 'words' ? `${key}/bullets` : `${key}/bullets/${point}`;
  };
  async function drop(document: 'first' | 'second', cell: number) {
    const ref = refOf(cell);
    const changes = await scene.changes(ids[document]);
    if (!changes.some((change) => change.ref === ref)) return;
    await scene.drop(ids[document], ref);
    note(document, cell, said('base', cell).value);
  }

  async function edit(step: Step) {
    const { document, window, cell, value, isFresh, isAnswerLost, isOffline } = step;
    const key = keyOf(cell);
    const place = `${document} ${window} ${key}`;
    const begun = unsent.get(place);
    const from = begun?.from ?? ((!isFresh && known.get(place)) || read(document, key));
    const mine = CELLS[cell]?.write(begun?.mine ?? from.content, value) ?? {};
    unsent.set(place, { from, mine });
    if (isOffline) return;
    unsent.delete(place);
    // What is as it was says nothing.
    const changed = [...CELLS.keys()].filter(
      (each) =>
        keyOf(each) === key && !isDeepStrictEqual(cellOf(mine, each), cellOf(from.content, each)),
    );
    if (changed.length === 0) return;
    known.set(place, await save(document, { from, mine, isAnswerLost }));
    for (const each of changed) note(document, each, cellOf(mine, each));
  }

  function checkSaid(document: (typeof DOCUMENTS)[number]) {
    const all = saidBy(wholeOf(ids[document]));
    for (const cell of CELLS.keys())
      expect(cellOf(all[keyOf(cell)] ?? {}, cell), `${document} ${CELLS[cell]?.name}`).toEqual(
        said(document, cell).value,
      );
  }
  async function checkChanges(document: 'first' | 'second') {
    const refs = (await scene.changes(ids[document])).map(({ ref }) => ref);
    const others = [...CELLS.keys()].filter(
      (cell) => !isDeepStrictEqual(said(document, cell).value, said('base', cell).value),
    );
    const changed = [...new Set(others.map(refOf))];
    expect(refs.sort(), document).toEqual(changed.sort());
  }
  async function check() {
    await look();
    for (const document of DOCUMENTS) checkSaid(document);
    await checkChanges('first');
    await checkChanges('second');
  }

  return {
    scene,
    async act(step: Step): Promise<void> {
      const { document, cell } = step;
      // All lines and points of a text are taken at once.
      const isOfMany = / words$|^line /u.test(CELLS[cell]?.name ?? '');
      if (step.isDropped && document !== 'base' && !isOfMany) await drop(document, cell);
      else await edit(step);
      await check();
    },
  };
}

const cellOf = (content: Content, cell: number): unknown => CELLS[cell]?.read(content);
