import { expect, it } from 'vitest';
import { award } from './award/definition.ts';
import { experience } from './experience/definition.ts';
import { readStoredEntry, storeEntry, storeOver } from './stored-entry.ts';

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
