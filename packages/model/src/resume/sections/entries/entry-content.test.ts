import { test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { makePoints, type PointDraft } from '../../../points/points.ts';
import { anyPointDrafts, anyText } from '../../resume.test-support.ts';
import { award } from '../award/definition.ts';
import { experience } from '../experience/definition.ts';
import { ENTRY_SCHEMA, serializeEntry, upgradeEntry, withSerialized } from './entry-content.ts';
import { flatMembers, readMembers } from './flat-entry.ts';

/** Content of form 1, as release 1.0.0 stored it. */
const record = (bullets: string) => ({
  role: 'Welder',
  startDate: 'Jan 2020',
  endDate: 'since ever',
  isCurrent: true,
  bullets,
});
const upgrade = (content: object) => upgradeEntry(experience, { ...content }, 1);
const numbered = () => {
  let made = 0;
  return () => {
    made += 1;
    return `new${made}`;
  };
};
const over = (flat: object, content: object = {}) =>
  withSerialized(experience, { ...flat }, { ...content }, numbered());
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

it('[HO5] a client that sends texts keeps the ids of lines that it did not change', () => {
  const first = over(record('• a\n• b'));
  expect(idsOf(first)).toEqual(['new1', 'new2']);
  const second = over(record('• new\n• a\n• b'), first);
  expect(pointsIn(second).slice(1)).toEqual(pointsIn(first));
  expect(over(record('• new\n• a\n• b'), second)).toEqual(second);
});

it('[HO4] members that this release does not know stay', () => {
  const later = { ...over(record('• a')), later: { deep: [7] } };
  expect(over(record('• b'), later)).toMatchObject({ later: { deep: [7] } });
  expect(upgrade({ ...record('• a'), later: 7 })).toMatchObject({ later: 7 });
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

  test.prop([anyPointDrafts])('[OC5] any points come back from their flat form', (drafts) => {
    const said = entry(drafts);
    expect(readMembers(experience, serializeEntry(experience, said))).toEqual(said);
  });

  test.prop([anyPointDrafts, anyText])(
    '[HO5] any text saved over any points comes back to the letter',
    (drafts, bullets) => {
      expect(serializeEntry(experience, over({ bullets }, entry(drafts))).bullets).toBe(bullets);
      expect(serializeEntry(experience, upgrade({ bullets })).bullets).toBe(bullets);
    },
  );

  test.prop([anyPointDrafts, anyText])('[HO7] no two points have one id', (drafts, bullets) => {
    const ids = idsOf(over({ bullets }, entry(drafts)));
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('[OC5] move with a text that is saved without them, and go where they are sent empty', () => {
    const bullets = '• Led about six people\n• New\n• Secret';
    const saved = over({ bullets }, entry(led));
    expect(serializeEntry(experience, saved).values).toEqual({
      bullets: { marks: { 0: [{ from: 10, to: 13, bold: true }] }, hidden: [2] },
    });
    expect(serializeEntry(experience, over({ bullets, values: {} }, saved))).toMatchObject({
      bullets,
    });
    expect(over({ bullets, values: {} }, { ...saved, hidden: true })).not.toHaveProperty('hidden');
  });

  it('[OC5] are not those of another line in the place of theirs', () => {
    const saved = over({ bullets: '• Built a bridge\n• Public' }, entry(led));
    expect(serializeEntry(experience, saved)).not.toHaveProperty('values');
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
