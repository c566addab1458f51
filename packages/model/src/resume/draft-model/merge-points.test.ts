import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import type { Point, PointId, Points } from '../../points/point.ts';
import { RESUME_FIELDS } from './part-fields.ts';

const point = (id: string, text: string, more: Partial<Point> = {}): Point => ({
  id: id as PointId,
  text,
  ...more,
});
const A = point('aaaaaaaa', 'Led the move of 14 jobs.');
const B = point('bbbbbbbb', 'Designed retries.');
const C = point('cccccccc', 'Mentors four engineers.');
const HIDDEN = { hidden: true } as const;
const BOLD: Partial<Point> = { marks: [{ from: 0, to: 3, bold: true }] };

const points = (...list: Point[]): Points => ({ points: list });
const merge = (base: Points, mine: Points, theirs: Points) =>
  RESUME_FIELDS.mergeLines('bullets', { base, mine, theirs });

describe('[ST2] points of two sides', () => {
  it.each([
    {
      what: 'one hides the point that the other rewords',
      mine: points(A, { ...B, ...HIDDEN }, C),
      theirs: points(A, { ...B, text: 'Designed idempotent retries.' }, C),
      merged: points(A, { ...B, text: 'Designed idempotent retries.', ...HIDDEN }, C),
    },
    {
      what: 'each rewords one of two neighbours',
      mine: points({ ...A, text: 'Led the move of 15 jobs.' }, B, C),
      theirs: points(A, { ...B, text: 'Built retries.' }, C),
      merged: points(
        { ...A, text: 'Led the move of 15 jobs.' },
        { ...B, text: 'Built retries.' },
        C,
      ),
    },
    {
      what: 'one moves the point that the other makes bold',
      mine: points(C, A, B),
      theirs: points(A, B, { ...C, ...BOLD }),
      merged: points({ ...C, ...BOLD }, A, B),
    },
    {
      what: 'one deletes the neighbour of what the other hides',
      mine: points(A, C),
      theirs: points({ ...A, ...HIDDEN }, B, C),
      merged: points({ ...A, ...HIDDEN }, C),
    },
  ])('are merged where $what, whoever is asked', ({ mine, theirs, merged }) => {
    expect(merge(points(A, B, C), mine, theirs)).toEqual(merged);
    expect(merge(points(A, B, C), theirs, mine)).toEqual(merged);
  });

  it.each([
    ['reword one point', [{ ...A, text: 'One.' }, B], [{ ...A, text: 'Other.' }, B]],
    ['delete and reword one point', [B], [{ ...A, text: 'Other.' }, B]],
  ])('are asked about where they %s', (_, mine, theirs) => {
    expect(merge(points(A, B), points(...mine), points(...theirs))).toBeUndefined();
  });

  it('are not merged by ids of positions, which another point may have', () => {
    const [first, second] = [point('l0', 'One.'), point('l1', 'Two.')];
    const mine = points({ ...first, ...HIDDEN }, second);
    const theirs = points({ ...first, text: 'Uno.' }, second);
    expect(merge(points(first, second), mine, theirs)).toBeUndefined();
  });
});

/** A change of one of the points: another text, or hidden. */
const change = fc.record({ at: fc.nat(4), field: fc.constantFrom('text', 'hidden') });
const BASE = ['p1p1p1p1', 'p2p2p2p2', 'p3p3p3p3', 'p4p4p4p4', 'p5p5p5p5'].map((id, at) =>
  point(id, `Point ${at}.`),
);

/** The points after the changes of one side. */
const changed = (changes: readonly { at: number; field: string }[], by: string) =>
  BASE.map((each, at) => {
    const fields = new Set(changes.filter((one) => one.at === at).map(({ field }) => field));
    const text = fields.has('text') ? `${each.text} By ${by}.` : each.text;
    return { ...each, text, ...(fields.has('hidden') && HIDDEN) };
  });

test.prop([fc.array(change, { maxLength: 4 }), fc.array(change, { maxLength: 4 })])(
  '[ST2] changes of two sides that touch no field in common are all there',
  (mine, theirs) => {
    const touched = new Set(mine.map(({ at, field }) => `${at} ${field}`));
    const others = theirs.filter(({ at, field }) => !touched.has(`${at} ${field}`));
    const merged = merge(
      points(...BASE),
      points(...changed(mine, 'me')),
      points(...changed(others, 'them')),
    );
    const all = points(...changed(mine, 'me')).points.map((each, at) => {
      const { text, hidden } = changed(others, 'them')[at] ?? each;
      const isMine = each.text !== BASE[at]?.text;
      return { ...each, text: isMine ? each.text : text, ...((each.hidden || hidden) && HIDDEN) };
    });
    expect(merged).toEqual(points(...all));
  },
);
