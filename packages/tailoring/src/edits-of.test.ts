import { applyEdit, entriesOf, type PointId, pointsIn, SECTIONS, textOf } from '@shortlist/model';
import { expect, it } from 'vitest';
import { type Change, editsOf } from './index.ts';
import { accept, job, resumeWith } from './tailoring.test-support.ts';

const COUNT = 5_000;

it('respells a word that stands in a text thousands of times, marks with their words', () => {
  const text = 'ran K8s now; '.repeat(COUNT);
  const resume = resumeWith({ experiences: [job('e1', 'Engineer', [text])] });
  const [entry] = entriesOf(resume, 'experience');
  const field = 'bullets';
  const { points = [] } = (entry && pointsIn(entry, field)) ?? {};
  const last = text.lastIndexOf('K8s');
  const marked = points.map((point) => ({
    ...point,
    marks: [{ from: last, to: last + 3, bold: true as const }],
  }));
  if (!entry || !points[0]) throw new Error('There is no point.');
  const place = { kind: 'experience', id: entry.id, field } as const;
  const before = applyEdit(resume, { type: 'set-points', ...place, points: marked }, SECTIONS);
  const change: Change = {
    ...{ type: 'respell', places: [{ ...place, point: points[0].id }] },
    ...{ from: 'K8s', to: 'Kubernetes' },
  };
  const [after] = entriesOf(accept(before, { change }), 'experience');
  const [point] = (after && pointsIn(after, field)?.points) ?? [];
  expect(point?.text).toBe(text.replaceAll('K8s', 'Kubernetes'));
  const [mark] = point?.marks ?? [];
  expect(point?.text.slice(mark?.from, mark?.to)).toBe('Kubernetes');
  expect(point?.text.length).toBe((mark?.to ?? 0) + ' now; '.length);
});

it('orders thousands of skills by thousands of ways to write them', () => {
  const skills = Array.from({ length: 3_000 }, (_, at) => `skill${at}`);
  const wanted = Array.from({ length: 200 }, (_, rank) =>
    Array.from({ length: 200 }, (_way, at) => `skill${2_999 - rank * 10}${at || ''}`),
  );
  const resume = resumeWith({ skills: skills.join(', ') });
  const ordered = accept(resume, { change: { type: 'order-skills', kind: 'skills', wanted } });
  expect(textOf(ordered, 'skills').split(', ').slice(0, 2)).toEqual(['skill2999', 'skill2989']);
});

it('rewords no point that is not there, be it to have said nothing', () => {
  const resume = resumeWith({ experiences: [job('e1', 'Engineer', ['Ran it'])] });
  const [entry] = entriesOf(resume, 'experience');
  if (!entry) throw new Error('There is no entry.');
  const point = 'gone' as PointId;
  const place = { kind: 'experience', id: entry.id, field: 'bullets', point } as const;
  expect(editsOf({ type: 'reword', place, from: '', to: 'New' }, resume, SECTIONS)).toEqual([]);
});
