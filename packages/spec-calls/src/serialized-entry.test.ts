import { test } from '@fast-check/vitest';
import { normalizePoints, type PointDraft, SECTIONS, upgradeEntry } from '@shortlist/model';
import { anyPointDrafts, anyText, countIds } from '@shortlist/model/resume.test-support';
import { describe, expect, it } from 'vitest';
import {
  readSerialized,
  type SerializedEntry,
  serializeEntry,
  withSerialized,
} from './serialized-entry.ts';

const experience = SECTIONS.ofKind('experience');

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
const readBack = (content: object) =>
  readSerialized(experience, content as SerializedEntry<'experience'>);
const idsOf = (content: object) => pointsIn(content).map(({ id }) => id);

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
    bullets: normalizePoints({ points: drafts }),
  });
  const led = [
    { text: 'Led six people', marks: [{ from: 4, to: 7, bold: true as const }] },
    { text: 'Secret', hidden: true },
  ];

  test.prop([anyPointDrafts])('[OC5] any points come back from their flat form', (drafts) => {
    const said = entry(drafts);
    expect(readBack(serializeEntry(experience, said))).toEqual(said);
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
    expect(serializeEntry(experience, readBack(flat))).toEqual({ bullets: '• a\n• b' });
  });
});

it('[OC3] a client of before that saves the texts of an entry keeps its flags', () => {
  const stored = { role: 'Welder', hidden: true };
  const saved = withSerialized(experience, { role: 'Smith' }, stored, countIds());
  expect(saved).toEqual({ role: 'Smith', hidden: true });
  const shown = withSerialized(experience, { role: 'Smith', values: {} }, saved, countIds());
  expect(serializeEntry(experience, shown)).toEqual({ role: 'Smith' });
});
