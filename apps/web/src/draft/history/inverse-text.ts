import { sameValue } from '@shortlist/draft';
import { type Edit, entriesOf, pointsIn, type Resume, textOf } from '@shortlist/model';
import type { Done, Inverse, Now } from './inverse.ts';

type EditOf<Type extends Edit['type']> = Extract<Edit, { type: Type }>;

/** Returns how an edit of texts is taken back that was made in no field; undefined for all others. What was written since stays. */
export function textBack(done: Done): Inverse | undefined {
  const { edit, before, after } = done;
  switch (edit.type) {
    case 'set-text':
      return ({ resume }) =>
        textOf(resume, edit.kind) === textOf(after, edit.kind)
          ? { ...edit, text: textOf(before, edit.kind) }
          : undefined;
    case 'set-contact':
      return ({ resume }) => contactBack(edit, { before, after, resume });
    case 'set-points':
      return (now) => pointsBack(edit, done, now);
    default:
      return undefined;
  }
}

function contactBack(
  { changes }: EditOf<'set-contact'>,
  { before, after, resume }: Omit<Done, 'edit'> & { resume: Resume },
): Edit | undefined {
  const names = Object.keys(changes) as (keyof typeof changes)[];
  const left = names.filter((name) => resume.contact[name] === after.contact[name]);
  const back = Object.fromEntries(left.map((name) => [name, before.contact[name]]));
  return left.length > 0 ? { type: 'set-contact', changes: back } : undefined;
}

function pointsBack(
  edit: EditOf<'set-points'>,
  { before, after }: Done,
  { resume, idNow }: Now,
): Edit | undefined {
  const { kind, field } = edit;
  const [was, set] = [before, after].map((each) => pointsOf(each, edit));
  const id = idNow(edit.id);
  const is = pointsOf(resume, { kind, id, field });
  if (!was || !is || !sameValue(is.points, set?.points)) return undefined;
  const { points, ...written } = was;
  // The same field of the same entry.
  return { type: 'set-points', kind, id, field, points, written } as Edit;
}

function pointsOf(resume: Resume, place: Pick<EditOf<'set-points'>, 'kind' | 'id' | 'field'>) {
  const entry = entriesOf(resume, place.kind).find(({ id }) => id === place.id);
  return entry && pointsIn(entry, place.field);
}
