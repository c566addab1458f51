import { expect, it } from 'vitest';
import { award } from '../award/definition.ts';
import { experience } from '../experience/definition.ts';
import { ENTRY_SCHEMA, upgradeEntry } from './entry-content.ts';

/** Content of form 1, as release 1.0.0 stored it. */
const record = (bullets: string) => ({
  role: 'Welder',
  startDate: 'Jan 2020',
  endDate: 'since ever',
  isCurrent: true,
  bullets,
});
const upgrade = (content: object) => upgradeEntry(experience, { ...content }, 1);
const pointsIn = (content: object) =>
  (content as { bullets: { points: { id: string; text: string }[] } }).bullets.points;
const idsOf = (content: object) => pointsIn(content).map(({ id }) => id);

it('[HO9] brings content of release 1.0.0 to values, and leaves its own as it is', () => {
  const upgraded = upgrade(record('• a\n• b'));
  expect(upgraded).toEqual({
    role: 'Welder',
    startDate: { year: 2020, month: 1 },
    endDate: { rawText: 'since ever' },
    isCurrent: true,
    bullets: {
      points: [
        { id: 'l0', text: 'a' },
        { id: 'l1', text: 'b' },
      ],
    },
  });
  expect(upgradeEntry(experience, upgraded, ENTRY_SCHEMA)).toBe(upgraded);
  expect(
    upgradeEntry(award, { name: 'Prize', date: 'Present', relevance: 'a\nb' }, 1),
  ).toMatchObject({ date: 'present', relevance: { isPlain: true } });
});

it('[HO9] takes ids, flags, marks and hidden points that stood beside the text', () => {
  const values = {
    hidden: true,
    bullets: {
      ids: ['l2', 'l0'],
      marks: { 0: [{ from: 0, to: 3, bold: true }] },
      hidden: [1],
      text: '• Led six\n• Secret',
    },
  };
  expect(upgrade({ bullets: '• Led six\n• Secret', values })).toEqual({
    hidden: true,
    bullets: {
      points: [
        { id: 'l2', text: 'Led six', marks: [{ from: 0, to: 3, bold: true }] },
        { id: 'l0', text: 'Secret', hidden: true },
      ],
    },
  });
  const moved = upgrade({ bullets: '• New\n• Led six\n• Secret', values });
  expect(idsOf(moved)).toEqual(['l1', 'l2', 'l0']);
});

it.each([
  ['another number of lines', { bullets: { ids: ['x'] } }],
  ['an id twice', { bullets: { ids: ['x', 'x'] } }],
  ['no ids', { bullets: { ids: [1, 2] } }],
  ['no list', { bullets: 'x' }],
  ['nothing that is read here', 7],
])('[HO9] the text decides beside %s', (_what, values) => {
  const upgraded = upgrade({ ...record('• a\n• b'), values });
  expect(idsOf(upgraded)).toEqual(['l0', 'l1']);
  expect(upgraded).not.toHaveProperty('values');
});

it('[HO4] members that this release does not know stay', () => {
  expect(upgrade({ ...record('• a'), later: 7 })).toMatchObject({ later: 7 });
});
