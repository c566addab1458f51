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
    case 'set-shown':
      return ({ resume }) => shownBack(edit, { before, after, resume });
    case 'set-points':
      return (now) => pointsBack(edit, done, now);
    default:
      return undefined;
  }
}

type Three = Omit<Done, 'edit'> & { resume: Resume };

function contactBack({ changes }: EditOf<'set-contact'>, three: Three): Edit | undefined {
  const back = membersBack(changes, three, ({ contact }) => contact);
  return back && { type: 'set-contact', changes: back };
}

function shownBack({ changes }: EditOf<'set-shown'>, three: Three): Edit | undefined {
  const back = membersBack(changes, three, ({ contact }) => contact.shown);
  return back && { type: 'set-shown', changes: back };
}

/** Returns what changed members were before, of those that are as they were set; undefined where there are none. */
function membersBack<Values extends object>(
  changes: Partial<Values>,
  { before, after, resume }: Three,
  valuesOf: (resume: Resume) => Values,
): Partial<Values> | undefined {
  const names = Object.keys(changes) as (keyof Values)[];
  const left = names.filter((name) => valuesOf(resume)[name] === valuesOf(after)[name]);
  const back = left.map((name) => [name, valuesOf(before)[name]]);
  return left.length > 0 ? (Object.fromEntries(back) as Partial<Values>) : undefined;
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
