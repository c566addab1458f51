import { type DocumentTypes, type PartField, type PartFields, sameValue } from '@shortlist/draft';
import {
  makePoint,
  type Point,
  type PointDraftValues,
  type Points,
  pointFlagsOf,
} from '../points/point.ts';
import { isPoints } from '../points/points.ts';
import { hasLastingIds } from '../resume/draft-model/merge-points.ts';

/** Splits the field that says whether a point is hidden, `FIELD/POINT`, into both; the point is undefined in any other field. */
export function splitPointField(name: string): [field: PartField, point?: string] {
  const slash = name.lastIndexOf('/');
  return slash < 0 ? [name] : [name.slice(0, slash), name.slice(slash + 1)];
}

/** Lists in what two values of a field differ: of points one by one whether they are hidden, and the field where they differ in more. A lock is no difference: it says what may be proposed. */
export function differInPoints(field: PartField, one: unknown, other: unknown): PartField[] {
  if (sameValue(one, other)) return [];
  if (!(areLasting(one) && areLasting(other))) return [field];
  const there = new Map(other.points.map((point) => [point.id, point]));
  const hidden = one.points.filter(({ id, hidden }) => {
    const beside = there.get(id);
    return beside && beside.hidden !== hidden;
  });
  const points = one.points.map((point) => withFlags(point, there.get(point.id) ?? point));
  const isAll = sameValue({ ...one, points }, other);
  return [...(isAll ? [] : [field]), ...hidden.map(({ id }) => `${field}/${id}`)];
}

/** Extends the fields of a part by those of its points. */
export function withPointFields<T extends DocumentTypes>(fields: PartFields<T>): PartFields<T> {
  return {
    ...fields,
    read(value, name) {
      const [field, id] = splitPointField(name);
      const said = fields.read(value, field);
      if (id === undefined) return said;
      const point = find(said, id);
      return point && point.hidden === true;
    },
    write(value, name, said) {
      const [field, id] = splitPointField(name);
      if (id === undefined) return fields.write(value, field, said);
      return fields.write(value, field, hide(fields.read(value, field), id, said === true));
    },
  };
}

const areLasting = (said: unknown): said is Points => isPoints(said) && hasLastingIds(said);

const find = (said: unknown, id: string | undefined): Point | undefined =>
  isPoints(said) ? said.points.find((point) => point.id === id) : undefined;

const withFlags = ({ id, text, marks }: Point, flags: PointDraftValues): Point =>
  makePoint(id, text, { ...pointFlagsOf(flags), marks });

function hide(said: unknown, id: string, hidden: boolean): unknown {
  if (!isPoints(said)) return said;
  const points = said.points.map((point) =>
    point.id === id ? withFlags(point, { ...point, hidden }) : point,
  );
  return { ...said, points };
}
