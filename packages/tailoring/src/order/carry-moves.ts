import { completeEntryOrder, type Edit, type Resume } from '@shortlist/model';
import { isEntryLocked, isPlaceLocked } from '../locks.ts';
import type { Change } from '../suggestion.ts';
import { pointsAt, setPoints } from '../text-places.ts';
import { leadingPlace } from './lead.ts';

type ChangeOf<Type extends Change['type']> = Extract<Change, { type: Type }>;

/** Returns the edit that moves a point up, if it is still below; hidden points stay where they are among the others. */
export function movePoint(
  resume: Resume,
  { kind, id, field, point, behind }: ChangeOf<'move-point'>,
): Edit[] {
  const place = { kind, id, field };
  const held = pointsAt(resume, place) ?? { points: [] };
  const { points } = held;
  const moved = points.find((each) => each.id === point);
  const shown = points.filter(({ hidden, text }) => !hidden && text.trim() !== '');
  const to = leadingPlace(
    shown.map((each) => each.id),
    point,
    behind,
  );
  if (!moved || moved.hidden || to === undefined) return [];
  if (isPlaceLocked(resume, { ...place, point })) return [];
  const next = shown[to];
  const others = points.filter((each) => each !== moved);
  const at = next ? others.indexOf(next) : others.length;
  return [setPoints(place, { ...held, points: others.toSpliced(at, 0, moved) })];
}

export function moveEntry(resume: Resume, { kind, id, behind }: ChangeOf<'move-entry'>): Edit[] {
  if (isEntryLocked(resume, kind, id)) return [];
  const to = leadingPlace(completeEntryOrder(resume, kind), id, behind);
  return to === undefined ? [] : [{ type: 'move-entry', kind, id, to }];
}
