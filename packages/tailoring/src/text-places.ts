import {
  applyEdit,
  type Edit,
  type EntryKind,
  entriesOf,
  type Mark,
  moveMarks,
  type Point,
  type Points,
  parseFieldRef,
  pointsIn,
  type Resume,
  type Sections,
  type TextKind,
  textOf,
} from '@shortlist/model';
import type { PointPlace, TextPlace } from './suggestion.ts';

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
export function textAt(resume: Resume, place: TextPlace): string {
  if (!('point' in place)) return textOf(resume, place.kind);
  return pointsAt(resume, place)?.points.find(({ id }) => id === place.point)?.text ?? '';
}

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

type Stretch = { start: number; end: number };

/** Returns the edit that replaces stretches of a text; marks of a point stay with their words. */
export function replaceAt(
  resume: Resume,
  place: TextPlace,
  { stretches, to }: { stretches: readonly Stretch[]; to: (stretch: Stretch) => string },
): Edit {
  // From the last to the first: those before stay where they are.
  const fromLast = stretches.toReversed();
  const replaced = (text: string, { start, end }: Stretch) =>
    text.slice(0, start) + to({ start, end }) + text.slice(end);
  if (!('point' in place)) {
    return {
      type: 'set-text',
      kind: place.kind,
      text: fromLast.reduce(replaced, textOf(resume, place.kind)),
    };
  }
  const held = pointsAt(resume, place) ?? { points: [] };
  const points = held.points.map((point) => {
    if (point.id !== place.point) return point;
    const text = fromLast.reduce(replaced, point.text);
    return { ...point, text, marks: marksAfter(point, fromLast, replaced) };
  });
  return setPoints(place, { ...held, points });
}

function marksAfter(
  { text, marks = [] }: Point,
  stretches: readonly Stretch[],
  replaced: (text: string, stretch: Stretch) => string,
): readonly Mark[] {
  let [before, moved] = [text, marks];
  for (const stretch of stretches) {
    const after = replaced(before, stretch);
    moved = moveMarks(moved, before, after);
    before = after;
  }
  return moved;
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
