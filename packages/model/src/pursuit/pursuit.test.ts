import { fc, test } from '@fast-check/vitest';
import { mergePart } from '@shortlist/draft';
import { describe, expect, it } from 'vitest';
import { EntryId, KINDS, PURSUIT, type PursuitEdit, SECTIONS } from '../index.ts';
import { anyPursuit } from './pursuit.test-support.ts';
import { emptyPursuit, NO_ENTRIES, type Pursuit, pursuitTitle } from './pursuit.ts';
import { applyPursuitEdit, partsOfPursuitEdit } from './pursuit-edit.ts';
import {
  PURSUIT_LISTS,
  PURSUIT_SECTIONS,
  type PursuitContent,
  type PursuitKey,
} from './pursuit-parts.ts';

const throughJson = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;
const entryId = (id: string) => EntryId.parse(id);

const partsOf = (pursuit: Pursuit) => {
  const once = PURSUIT_SECTIONS.map((key) => [key, pursuit[key]] as const);
  const listed = PURSUIT_LISTS.flatMap((list) =>
    pursuit[list].map((entry) => [`${list}:${entry.id}`, entry] as const),
  );
  return [...once, ...listed].map(([key, value]) => ({
    key,
    ...throughJson(PURSUIT.writeContent(key as PursuitKey, value)),
  }));
};

const edited = (pursuit: Pursuit, ...edits: PursuitEdit[]) =>
  edits.reduce(applyPursuitEdit, pursuit);

const ADA = entryId('ada');

describe('parts of an application', () => {
  test.prop([anyPursuit])('through JSON say all that it says', (pursuit) => {
    expect(PURSUIT.readParts(partsOf(pursuit), SECTIONS)).toEqual(pursuit);
  });

  test.prop(
    [
      fc.constantFrom<PursuitKey>(...PURSUIT_SECTIONS, `person:${ADA}`, `interview:${ADA}`),
      fc.object(),
    ],
    { numRuns: 300 },
  )('of any JSON are read without an error, as a value of their kind', (key, content) => {
    const value = PURSUIT.readContent(key, { schema: 1, content }, SECTIONS);
    const again = PURSUIT.readContent(key, throughJson(PURSUIT.writeContent(key, value)), SECTIONS);
    expect(throughJson(again)).toEqual(throughJson(value));
  });

  it('are five that there is one of, and entries of two lists; their keys are those of no other kind', () => {
    expect(Object.keys(PURSUIT.firstParts())).toEqual(PURSUIT_SECTIONS);
    expect(PURSUIT.findPart('interview:1', SECTIONS.kinds)).toMatchObject({
      kind: 'interview',
      schema: 1,
      entryId: '1',
    });
    for (const key of [...PURSUIT_SECTIONS, 'person:1', 'interview:1'])
      expect(KINDS.all.filter((kind) => kind.findPart(key, SECTIONS.kinds))).toEqual([PURSUIT]);
    for (const key of ['person', 'person:', 'order:person', 'experience:1', 'toString', 'contact'])
      expect(PURSUIT.findPart(key, SECTIONS.kinds)).toBeUndefined();
  });

  it.each([
    ['posting', { lastDay: '2026-02-30' }, { lastDay: '' }],
    ['posting', { lastDay: 'soon' }, { lastDay: '' }],
    ['state', { meaning: 'ghosted', round: -1 }, { meaning: 'saved', round: null }],
    ['state', { reasons: ['noAnswer', 'luck', 'noAnswer'] }, { reasons: ['noAnswer'] }],
    ['pay', { asked: { amount: 0 } }, { asked: { amount: 0, currency: '', per: 'year' } }],
    ['pay', { asked: { amount: '' } }, { asked: { amount: null, currency: '', per: 'year' } }],
    ['interview:1', { when: '2026-11-29T25:00', minutes: 4.5 }, { when: '', minutes: null }],
    ['interview:1', { when: '2026-11-29T09:30' }, { when: '2026-11-29T09:30' }],
  ] as const)('%s that say %j are read as %j', (key, content, read) => {
    const value = PURSUIT.readContent(key as PursuitKey, { schema: 1, content }, SECTIONS);
    expect(value).toMatchObject(read);
  });
});

describe('an edit', () => {
  const anyEdit = fc.oneof<fc.Arbitrary<PursuitEdit>[]>(
    fc.record({
      type: fc.constant('set-part'),
      part: fc.constant('posting'),
      changes: fc.record({ company: fc.string() }),
    }),
    fc.record({
      type: fc.constant('set-entry'),
      list: fc.constant('person'),
      id: fc.constant(entryId('person-0')),
      changes: fc.record({ name: fc.string() }),
    }),
    fc.record({
      type: fc.constantFrom('add-entry', 'remove-entry'),
      list: fc.constant('interview'),
      id: fc.constantFrom(entryId('interview-0'), entryId('new')),
    }),
  );

  test.prop([anyPursuit, anyEdit])('touches the part that it names alone', (pursuit, edit) => {
    const after = edited(pursuit, edit);
    const named = partsOfPursuitEdit(edit);
    const others = PURSUIT_SECTIONS.filter((part) => !named.includes(part));
    for (const part of others) expect(after[part]).toBe(pursuit[part]);
    for (const list of PURSUIT_LISTS) {
      const entries = pursuit[list].filter(({ id }) => !named.includes(`${list}:${id}`));
      expect(after[list]).toEqual(expect.arrayContaining([...entries]));
    }
  });

  it('adds an entry once, changes it, and takes it out', () => {
    const person = { list: 'person', id: ADA } as const;
    const added = edited(
      emptyPursuit(),
      { type: 'add-entry', ...person, entry: { name: 'Ada' } },
      { type: 'add-entry', ...person },
      { type: 'set-entry', ...person, changes: { role: 'Recruiter\u0000' } },
    );
    expect(added.person).toEqual([
      { ...NO_ENTRIES.person, id: ADA, name: 'Ada', role: 'Recruiter' },
    ]);
    expect(edited(added, { type: 'remove-entry', ...person })).toEqual(emptyPursuit());
  });
});

describe('two windows', () => {
  const model = PURSUIT.createModel(SECTIONS, {
    newPointId: () => '' as never,
    now: () => new Date(0),
  });
  const merged = <V extends PursuitContent>(base: V, mine: Partial<V>, theirs: Partial<V>) =>
    mergePart(model, { base, mine: { ...base, ...mine }, theirs: { ...base, ...theirs } });

  test.prop([anyPursuit, fc.string(), fc.string()])(
    'over different fields have both',
    ({ posting }, company, title) => {
      const both = merged(posting, { company }, { title });
      expect(both).toMatchObject({ open: [], value: { ...posting, company, title } });
    },
  );

  it('over two lines of notes, and over two reasons, have both', () => {
    const { state } = emptyPursuit();
    expect(merged({ text: 'a\nb\nc' }, { text: 'A\nb\nc' }, { text: 'a\nb\nC' })).toMatchObject({
      open: [],
      value: { text: 'A\nb\nC' },
    });
    const both = merged<Pursuit['state']>(
      { ...state, reasons: ['withdrew'] },
      { reasons: ['withdrew', 'noAnswer'] },
      { reasons: ['postingGone'] },
    );
    expect(both).toMatchObject({ open: [], value: { reasons: ['noAnswer', 'postingGone'] } });
  });

  it('over one field, and over one amount of pay, are asked', () => {
    const { state, pay } = emptyPursuit();
    expect(merged(state, { meaning: 'applied' }, { meaning: 'closed' }).open).toEqual(['meaning']);
    const asked = (amount: number, currency: string) => ({
      asked: { ...pay.asked, amount, currency },
    });
    expect(merged(pay, asked(50_000, 'EUR'), asked(60_000, 'USD')).open).toEqual(['asked']);
  });
});

describe('as text', () => {
  test.prop([anyPursuit])('an application says what each of its parts says', (pursuit) => {
    const text = PURSUIT.plainText(pursuit, SECTIONS);
    const { posting, state, next, notes, person } = pursuit;
    const said = [posting.company, posting.text, state.stage, next.what, notes.text];
    for (const words of [...said, ...person.map(({ note }) => note)]) expect(text).toContain(words);
  });

  it('what is chosen in it is said by its name', () => {
    const { state, pay, ...said } = emptyPursuit();
    const text = PURSUIT.plainText(
      {
        ...said,
        state: { ...state, meaning: 'closed', reasons: ['notSelected'] },
        pay: { ...pay, asked: { amount: 20, currency: 'EUR', per: 'hour' } },
      },
      SECTIONS,
    );
    expect(text).toBe('Closed\nNot selected\n\n20\nEUR\nper hour');
  });

  it.each([
    ['Engineer', 'Acme', 'Engineer, Acme'],
    ['Engineer', ' ', 'Engineer'],
    ['', '', ''],
  ])('%j at %j is called %j', (title, company, name) => {
    expect(pursuitTitle({ title, company })).toBe(name);
  });
});
