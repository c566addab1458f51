import { test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { makePoints, type PointDraft } from '../../fields/points.ts';
import { anyPointDrafts, anyText } from '../../resume.test-support.ts';
import { award } from '../award/definition.ts';
import { experience } from '../experience/definition.ts';
import { flatMembers, readMembers } from './flat-entry.ts';
import { readStoredEntry, sentEntry, storeEntry, storeOver } from './stored-entry.ts';

const record = (bullets: string) => ({
  role: 'Welder',
  startDate: 'Jan 2020',
  endDate: 'since ever',
  isCurrent: true,
  bullets,
});
const idsOf = (stored: object) =>
  (readStoredEntry(experience, { ...stored }).bullets as { points: { id: string }[] }).points.map(
    ({ id }) => id,
  );

it('[HO4] stores an entry of the release before as that release did', () => {
  for (const bullets of ['• a\n• b', '', '- a', '• a\r\n\r\nb']) {
    const before = record(bullets);
    expect(JSON.stringify(storeEntry(experience, readStoredEntry(experience, before)))).toBe(
      JSON.stringify(before),
    );
  }
});

it('reads dates and points as values', () => {
  expect(readStoredEntry(experience, record('• a\n• b'))).toEqual({
    role: 'Welder',
    startDate: { year: 2020, month: 1 },
    endDate: { asWritten: 'since ever' },
    isCurrent: true,
    bullets: {
      points: [
        { id: 'l0', text: 'a' },
        { id: 'l1', text: 'b' },
      ],
    },
  });
  expect(readStoredEntry(award, { name: 'Prize', date: 'Present', relevance: 'a\nb' })).toEqual({
    name: 'Prize',
    date: 'present',
    relevance: {
      points: [
        { id: 'l0', text: 'a' },
        { id: 'l1', text: 'b' },
      ],
      asWritten: 'a\nb',
    },
  });
});

it('[HO5] a client that sends texts keeps the ids of lines that it did not change', () => {
  const first = storeOver(experience, record('• a\n• b'), {});
  const second = storeOver(experience, record('• new\n• a\n• b'), first);
  expect(second).toEqual({
    ...record('• new\n• a\n• b'),
    values: { bullets: { ids: ['l2', 'l0', 'l1'] } },
  });
  const third = storeOver(experience, record('• new\n• b'), second);
  expect(idsOf(third)).toEqual(['l2', 'l1']);
  expect(storeOver(experience, record('• new\n• b'), third)).toEqual(third);
});

it.each([
  ['another number of lines', { bullets: { ids: ['x'] } }],
  ['an id twice', { bullets: { ids: ['x', 'x'] } }],
  ['no ids', { bullets: { ids: [1, 2] } }],
  ['no list', { bullets: 'x' }],
  ['nothing that is read here', 7],
])('[HO4] the text decides beside %s', (_what, values) => {
  const stored = { ...record('• a\n• b'), values };
  expect(idsOf(stored)).toEqual(['l0', 'l1']);
  expect(readStoredEntry(experience, stored)).not.toHaveProperty('values');
});

describe('marks and hidden points', () => {
  const entry = (drafts: readonly PointDraft[]) => ({
    role: 'Welder',
    bullets: makePoints(drafts),
  });
  const led = [
    { text: 'Led six people', marks: [{ from: 4, to: 7, bold: true as const }] },
    { text: 'Secret', hidden: true },
  ];

  test.prop([anyPointDrafts])('[OC5] any points come back, flat and stored', (drafts) => {
    const said = entry(drafts);
    expect(readMembers(experience, flatMembers(experience, said))).toEqual(said);
    expect(readStoredEntry(experience, storeEntry(experience, said))).toEqual(said);
    expect(sentEntry(experience, storeEntry(experience, said))).toEqual(
      flatMembers(experience, said),
    );
  });

  test.prop([anyPointDrafts, anyText])(
    '[OC5] any text saved over them comes back to the letter',
    (drafts, bullets) => {
      const stored = storeOver(experience, { bullets }, storeEntry(experience, entry(drafts)));
      expect(stored.bullets).toBe(bullets);
      expect(sentEntry(experience, stored).bullets).toBe(bullets);
    },
  );

  it('[OC5] stand beside the flat text, by the positions of the points', () => {
    const stored = storeEntry(experience, entry(led));
    expect(stored).toEqual({
      role: 'Welder',
      bullets: '• Led six people\n• Secret',
      values: {
        bullets: {
          marks: { 0: [{ from: 4, to: 7, bold: true }] },
          hidden: [1],
          text: '• Led six people\n• Secret',
        },
      },
    });
    expect(sentEntry(experience, stored).values).toEqual({
      bullets: { marks: { 0: [{ from: 4, to: 7, bold: true }] }, hidden: [1] },
    });
  });

  it('[OC5] move with a text that is saved without them, and go where they are sent empty', () => {
    const first = storeEntry(experience, entry(led));
    const bullets = '• Led about six people\n• New\n• Secret';
    const second = storeOver(experience, { bullets }, first);
    expect(sentEntry(experience, second).values).toEqual({
      bullets: { marks: { 0: [{ from: 10, to: 13, bold: true }] }, hidden: [2] },
    });
    expect(sentEntry(experience, storeOver(experience, { bullets, values: {} }, second))).toEqual({
      bullets,
    });
  });

  it('[OC5] move with a text that a release without them has stored', () => {
    const stored = {
      ...storeEntry(experience, entry(led)),
      bullets: '• New\n• Led six people\n• Secrets',
    };
    expect(sentEntry(experience, stored).values).toEqual({
      bullets: { marks: { 1: [{ from: 4, to: 7, bold: true }] }, hidden: [2] },
    });
  });

  it('[OC5] are not those of another line in the place of theirs', () => {
    const stored = storeOver(
      experience,
      { bullets: '• Built a bridge\n• Public' },
      storeEntry(experience, entry(led)),
    );
    expect(stored).not.toHaveProperty('values');
  });

  it.each([
    ['no marks', { marks: { 0: 'x', 1: [7, null] }, hidden: 'x' }],
    ['marks of no place', { marks: { x: [{ from: 0, to: 1, bold: true }] }, hidden: [9, '0'] }],
    ['nothing', null],
  ])('[OC5] %s are none', (_what, bullets) => {
    const flat = { bullets: '• a\n• b', values: { bullets } };
    expect(flatMembers(experience, readMembers(experience, flat))).toEqual({ bullets: '• a\n• b' });
  });
});
