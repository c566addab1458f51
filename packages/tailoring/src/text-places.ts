import {
  applyEdit,
  type Edit,
  type EntryKind,
  entriesOf,
  moveMarksOver,
  type Point,
  type Points,
  parseFieldRef,
  pointsIn,
  type Resume,
  type Sections,
  type TextKind,
  textOf,
} from '@shortlist/model';
import type { Change, PointPlace, TextPlace } from './suggestion.ts';

/** Finds the text that a field reference names; undefined where that is a name, a date, or anything else that stays as it is. */
export function findPlace(
  resume: Resume,
  source: string,
  sections: Sections,
): TextPlace | undefined {
  const ref = parseFieldRef(source, sections);
  if (ref?.line === undefined) return undefined;
  const kind = sections.all.find(({ path }) => path === ref.section)?.kind;
  if (ref.entryId === undefined) return kind === undefined ? undefined : { kind: kind as TextKind };
  const place = { kind: kind as EntryKind, id: ref.entryId, field: ref.field };
  const point = pointsAt(resume, place)?.points[ref.line];
  return point && { ...place, point: point.id };
}

/** Returns the points of an entry's field. */
export function pointsAt(
  resume: Resume,
  { kind, id, field }: Omit<PointPlace, 'point'>,
): Points | undefined {
  const entry = entriesOf(resume, kind).find((each) => each.id === id);
  return entry && pointsIn(entry, field);
}

/** Returns what stands at a place; nothing where there is no such place any more. */
export const textAt = (resume: Resume, place: TextPlace): string =>
  'point' in place ? (findPoint(resume, place)?.text ?? '') : textOf(resume, place.kind);

/** Finds the point at a place. */
export const findPoint = (resume: Resume, place: PointPlace): Point | undefined =>
  pointsAt(resume, place)?.points.find(({ id }) => id === place.point);

/** Returns the edit that gives an entry's field other points; lines that were typed without bullets get none. */
export const setPoints = (
  { kind, id, field }: Omit<PointPlace, 'point'>,
  { isPlain, points }: Pick<Points, 'isPlain' | 'points'>,
): Edit =>
  // The kind has the field, since its points were read from there.
  ({
    ...{ type: 'set-points', kind, id, field, points },
    ...(isPlain && { written: { isPlain } }),
  }) as Edit;

/** Returns the texts that a change words otherwise or moves: none of one that is about something else. */
export function placesOf(change: Change): readonly TextPlace[] {
  switch (change.type) {
    case 'respell':
      return change.places;
    case 'reword':
      return [change.place];
    case 'move-point':
      return [change];
    default:
      return [];
  }
}

/** A stretch of a text, and what stands there afterwards. */
export type Replaced = Parameters<typeof moveMarksOver>[1][number];

/** Writes a text with stretches of it replaced, which stand in their order and apart. */
export function replaceStretches(text: string, replaced: readonly Replaced[]): string {
  const endOf = (one: Replaced | undefined) => (one ? one.start + one.before.length : 0);
  const pieces = replaced.map(
    (each, at) => text.slice(endOf(replaced[at - 1]), each.start) + each.after,
  );
  return pieces.join('') + text.slice(endOf(replaced.at(-1)));
}

/** Returns the edit that replaces stretches of a text; marks of a point stay with their words. */
export function replaceAt(resume: Resume, place: TextPlace, replaced: readonly Replaced[]): Edit {
  if (!('point' in place)) {
    const text = replaceStretches(textOf(resume, place.kind), replaced);
    return { type: 'set-text', kind: place.kind, text };
  }
  const held = pointsAt(resume, place) ?? { points: [] };
  const points = held.points.map((point) => {
    if (point.id !== place.point) return point;
    const text = replaceStretches(point.text, replaced);
    return { ...point, text, marks: moveMarksOver(point.marks ?? [], replaced, text) };
  });
  return setPoints(place, { ...held, points });
}

/** Returns the edits that change a resume, each made for the resume that the one before has left. */
export function editsInTurn(
  resume: Resume,
  sections: Sections,
  makers: readonly ((resume: Resume) => Edit | undefined)[],
): Edit[] {
  const edits: Edit[] = [];
  let now = resume;
  for (const make of makers) {
    const edit = make(now);
    const changed = edit ? applyEdit(now, edit, sections) : now;
    if (edit && changed !== now) edits.push(edit);
    now = changed;
  }
  return edits;
}
