import { test } from '@fast-check/vitest';
import { expect, it } from 'vitest';
import { applyEdit, entriesOf, type PointDraft, type PointId, storable } from '../../index.ts';
import { flatEntriesOf, withFlatEntries } from '../flat-entry.test-support.ts';
import {
  anyPointDrafts,
  anyText,
  entryId,
  experienceWith,
  resumeWith,
} from '../resume.test-support.ts';
import { SECTIONS } from '../sections/sections.ts';

const id = entryId('e1');
const bold = (from: number, to: number) => ({ from, to, bold: true as const });
const before = resumeWith({ experiences: [experienceWith({ bullets: '• One\n• Two' })] });

const setPoints = (points: readonly PointDraft[], resume = before) =>
  applyEdit(
    resume,
    { type: 'set-points', kind: 'experience', id, field: 'bullets', points },
    SECTIONS,
  );
const type = (bullets: string, resume: typeof before) =>
  applyEdit(resume, { type: 'set-entry', kind: 'experience', id, changes: { bullets } }, SECTIONS);
const pointsOf = (resume: typeof before) =>
  entriesOf(resume, 'experience')[0]?.bullets.points ?? [];
const flatOf = (resume: typeof before) => flatEntriesOf(resume, 'experience', SECTIONS)[0];

test.prop([anyPointDrafts, anyText])(
  '[OC5] any points survive a flat entry, and any typing over them leaves its text',
  (points, text) => {
    const marked = setPoints(points);
    const flat = flatEntriesOf(marked, 'experience', SECTIONS);
    expect(pointsOf(withFlatEntries(before, 'experience', flat, SECTIONS))).toEqual(
      pointsOf(marked),
    );
    expect(flatOf(type(text, marked))?.bullets).toBe(storable(text));
  },
);

test.prop([anyPointDrafts])('[OC5] set again, they are the very resume', (points) => {
  const marked = setPoints(points);
  expect(setPoints(pointsOf(marked), marked)).toBe(marked);
});

it('[OC5] have the ids that are given, and the first free ones', () => {
  const l1 = 'l1' as PointId;
  const points = setPoints([{ text: 'New' }, { id: l1, text: 'Two' }, { id: l1, text: 'Too' }]);
  expect(pointsOf(points).map(({ id: own, text }) => `${own} ${text}`)).toEqual([
    'l0 New',
    'l1 Two',
    'l2 Too',
  ]);
});

it('[OC5] are the flat text that the spec’s calls have, with what it does not say beside it', () => {
  const marked = setPoints([
    { text: 'Led six', marks: [bold(4, 7)] },
    { text: 'Not\nnow', hidden: true },
  ]);
  expect(flatOf(marked)).toEqual({
    ...flatOf(before),
    bullets: '• Led six\n• Not now',
    values: { bullets: { marks: { 0: [bold(4, 7)] }, hidden: [1] } },
  });
  expect(flatOf(setPoints([{ text: 'Led six' }], marked))).not.toHaveProperty('values');
});

it('[OC5] keep their marks while their text is typed, and the text that led their lines', () => {
  const plain = type('One\n- Two', before);
  const marked = setPoints(
    pointsOf(plain).map((point, at) => (at === 1 ? { ...point, marks: [bold(0, 3)] } : point)),
    plain,
  );
  expect(flatOf(marked)).toMatchObject({
    bullets: 'One\n- Two',
    values: { bullets: { marks: { 1: [bold(0, 3)] } } },
  });
  const typed = type('One\nmore\n- Two of them', type('One\nmore\n- Two', marked));
  expect(flatOf(typed)?.values).toEqual({ bullets: { marks: { 2: [bold(0, 3)] } } });
  const other = applyEdit(
    typed,
    {
      type: 'set-entry',
      kind: 'experience',
      id,
      changes: { role: 'Welder' },
    },
    SECTIONS,
  );
  expect(flatOf(other)?.values).toEqual(flatOf(typed)?.values);
});

it('[OC5] of an entry or a field that is not there change nothing', () => {
  const edit = {
    type: 'set-points',
    kind: 'experience',
    id,
    field: 'bullets',
    points: [],
  } as const;
  expect(applyEdit(before, { ...edit, id: entryId('none') }, SECTIONS)).toBe(before);
  expect(applyEdit(before, { ...edit, field: 'none' as 'bullets' }, SECTIONS)).toBe(before);
});
