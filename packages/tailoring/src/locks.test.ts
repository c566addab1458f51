import {
  applyEdit,
  EntryId,
  entriesOf,
  pointsIn,
  type Resume,
  SECTIONS,
} from '@shortlist/model';
import { describe, expect, it } from 'vitest';
import { type Change, editsOf, inOwnWords, keepEdits, listPointsToReword, wordsOf } from './index.ts';
import { accept, job, project, reportOf, resumeWith, suggest } from './tailoring.test-support.ts';

const POSTING = 'Requirements\n- Kubernetes\n- Terraform\n- PostgreSQL\n- Python';
const resume = resumeWith({
  experiences: [job('e1', 'Engineer', ['Answered mail', 'Ran K8s', 'Wrote Terraform'])],
  projects: [project('p1', 'Garden', ['Grew beans']), project('p2', 'Loader', ['Wrote Python'])],
});
const change = (now: Resume, edits: ReturnType<typeof keepEdits>) =>
  edits.reduce((left, edit) => applyEdit(left, edit, SECTIONS), now);
const typesIn = (now: Resume, pages?: Parameters<typeof suggest>[2]) =>
  suggest(now, POSTING, pages).suggestions.map((each) => each.change);
const offered = suggest(resume, POSTING).suggestions;
const pointIds = (now: Resume) =>
  entriesOf(now, 'experience').flatMap((entry) => pointsIn(entry, 'bullets')?.points ?? []);
const place = { kind: 'experience' as const, id: EntryId.parse('e1'), field: 'bullets' as const };

describe('[EV2] what a person keeps as it is', () => {
  it.each(offered.map((each) => [each.change.type, each] as const))(
    'a point or an entry is not changed: %s',
    (_type, suggestion) => {
      const kept = change(resume, keepEdits(suggestion.change, resume));
      if (kept === resume) throw new Error('Nothing was kept.');
      expect(editsOf(suggestion.change, kept, SECTIONS)).toEqual([]);
      expect(accept(kept, suggestion)).toBe(kept);
      expect(typesIn(kept)).not.toContainEqual(suggestion.change);
    },
  );

  it('an entry keeps all its points, its place, and is not hidden', () => {
    const id = entriesOf(resume, 'experience')[0]?.id;
    if (!id) throw new Error('No job.');
    const kept = applyEdit(
      resume,
      { type: 'set-flag', kind: 'experience', id, flag: 'locked', isOn: true },
      SECTIONS,
    );
    const countOf = (now: Resume) => pointIds(now).filter(({ hidden }) => !hidden).length;
    const about = (each: object) => JSON.stringify(each).includes(id);
    expect(typesIn(resume, { pages: { limit: 1, countOf } }).filter(about)).not.toEqual([]);
    expect(typesIn(kept, { pages: { limit: 1, countOf } }).filter(about)).toEqual([]);
    const report = reportOf(kept, POSTING);
    const asked = listPointsToReword({ resume: kept, report, sections: SECTIONS });
    expect(asked.map(({ text }) => text)).toEqual(['Wrote Python']);
  });

  it('a locked point is hidden by no proposal, nor its entry with it', () => {
    const [first, second] = pointIds(resume);
    const points = pointIds(resume).map((point) =>
      point === second ? { ...point, locked: true as const } : point,
    );
    const kept = change(resume, [{ type: 'set-points', ...place, points }]);
    const hide = (...parts: string[]) => editsOf({ type: 'hide', parts }, kept, SECTIONS);
    expect(hide(`point:experience:e1:${second?.id}`)).toEqual([]);
    expect(hide('entry:experience:e1', 'points:experience:e1')).toEqual([]);
    expect(first?.id).not.toBe(second?.id);
  });
});

describe('a change in words', () => {
  const reword = (to: string): Change => {
    const point = pointIds(resume)[1];
    if (!point) throw new Error('No second point.');
    return { type: 'reword', place: { ...place, point: point.id }, from: 'Ran K8s', to };
  };

  it('is made while the point says what it said, and says what it does', () => {
    const to = 'Ran Kubernetes';
    expect(wordsOf(reword(to), resume, SECTIONS)).toEqual({ before: ['Ran K8s'], after: [to] });
    const changed = change(resume, editsOf(reword(to), resume, SECTIONS));
    expect(pointIds(changed)[1]?.text).toBe(to);
    expect(editsOf(reword('Ran it'), changed, SECTIONS)).toEqual([]);
  });

  it('[EV2] may be a person’s own, of one point or the headline', () => {
    const own = inOwnWords(reword('Ran Kubernetes'), 'Ran clusters', resume);
    expect(own && wordsOf(own, resume, SECTIONS).after).toEqual(['Ran clusters']);
    const headline = { type: 'set-headline', from: '', to: 'Engineer' } as const;
    expect(inOwnWords(headline, 'Senior\n welder ', resume)).toEqual({
      ...headline,
      to: 'Senior welder',
    });
    expect(inOwnWords({ type: 'hide', parts: ['x'] }, 'Words', resume)).toBeUndefined();
  });

  it('leaves lines that were typed without bullets without them', () => {
    const changes = { bullets: 'Ran K8s\nSlept' };
    const plain = change(resume, [{ type: 'set-entry', kind: 'experience', id: place.id, changes }]);
    const [respelled] = suggest(plain, POSTING).suggestions;
    if (!respelled) throw new Error('Nothing was suggested.');
    const [entry] = entriesOf(accept(plain, respelled), 'experience');
    expect(entry?.bullets).toMatchObject({ isPlain: true });
    expect(entry?.bullets.points.map(({ text }) => text)).toEqual(['Ran Kubernetes', 'Slept']);
  });
});
