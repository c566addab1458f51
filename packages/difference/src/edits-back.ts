import {
  type ContactField,
  completeEntryOrder,
  type Edit,
  type EntryId,
  type EntryKind,
  type EntryOf,
  entriesOf,
  entryTexts,
  type FieldRef,
  insertEntryEdit,
  isPoints,
  paperOrder,
  parseFieldRef,
  pointsIn,
  type Resume,
  type Sections,
  sectionsOf,
  setEntryEdit,
  type TextKind,
  textOf,
} from '@shortlist/model';
import type { TextChange } from './difference.ts';

/** Two states of one resume. */
type States = {
  before: Resume;
  after: Resume;
  sections: Sections;
  /** Makes the id of an entry that comes back. */
  newId: () => EntryId;
};

/** Edits of the resume after, and those that undo them. */
export type EditsBack = { readonly edits: readonly Edit[]; readonly undo: readonly Edit[] };

/**
 * Returns the edits by which the resume after says again what the one before said in the place of a change: of a field all that it said, an entry
 * whole, a place in an order. Undefined for a section that came or went as one.
 */
export function editsBack(change: TextChange, states: States): EditsBack | undefined {
  if (change.of === 'section') return sectionBack(change, states);
  const ref = refOf(change, states);
  if (!ref) return undefined;
  if (ref.section === 'contact') return contactBack(ref.field as ContactField, states);
  const kind = knownIn(states).kindOf(ref.section);
  if (!kind) return textBack(ref.field as TextKind, states);
  if (!ref.entryId) return undefined;
  const place = { kind, id: ref.entryId };
  return change.of === 'entry' ? entryBack(change, place, states) : fieldBack(ref, place, states);
}

const knownIn = ({ before, after, sections }: States): Sections =>
  sectionsOf(after, sectionsOf(before, sections));

function refOf(change: TextChange, states: States): FieldRef | undefined {
  const side = 'after' in change ? change.after : change.before;
  return parseFieldRef(side.sources[0] ?? '', knownIn(states));
}

/** The edits made from either state by a function of what it says. */
const fromEach = (edit: (said: Resume) => Edit[], { before, after }: States): EditsBack => ({
  edits: edit(before),
  undo: edit(after),
});

function sectionBack(change: TextChange, states: States): EditsBack | undefined {
  const { key } = change.place;
  if (change.kind !== 'moved' || key === undefined) return undefined;
  return fromEach(
    (said) => [{ type: 'set-section-order', sectionOrder: paperOrder(said, states.sections) }],
    states,
  );
}

/** Fields that are printed as one text. */
const PLACE: readonly ContactField[] = ['city', 'state', 'country'];

const contactBack = (field: ContactField, states: States): EditsBack => {
  const fields = PLACE.includes(field) ? PLACE : [field];
  return fromEach(
    ({ contact }) => [
      { type: 'set-contact', changes: pick(contact, fields) },
      { type: 'set-shown', changes: pick(contact.shown, fields) },
    ],
    states,
  );
};

const pick = <Values extends object>(values: Values, names: readonly string[]): Partial<Values> =>
  // Names that the values have, with what they have there.
  Object.fromEntries(Object.entries(values).filter(([name]) => names.includes(name))) as Partial<
    typeof values
  >;

const textBack = (kind: TextKind, states: States): EditsBack =>
  fromEach((said) => [{ type: 'set-text', kind, text: textOf(said, kind) }], states);

type Place = { kind: EntryKind; id: EntryId };

const findEntry = (resume: Resume, { kind, id }: Place): EntryOf<EntryKind> | undefined =>
  entriesOf(resume, kind).find((entry) => entry.id === id);

function fieldBack(
  { field }: FieldRef,
  { kind, id }: Place,
  states: States,
): EditsBack | undefined {
  const section = knownIn(states).ofKind(kind);
  const [was, is] = [states.before, states.after].map((each) => findEntry(each, { kind, id }));
  if (!was || !is) return undefined;
  return fromEach((said) => {
    const entry = said === states.before ? was : is;
    const points = pointsIn(entry, field);
    if (isPoints(points))
      return [{ type: 'set-points', kind, id, field, points: points.points } as Edit];
    const texts = entryTexts(section, entry);
    // The end of a job and that it goes on are one statement.
    const names = field === 'endDate' && 'isCurrent' in texts ? [field, 'isCurrent'] : [field];
    return [setEntryEdit(kind, id, pick(texts, names))];
  }, states);
}

function entryBack(change: TextChange, place: Place, states: States): EditsBack | undefined {
  const { before, after, newId } = states;
  const { kind, id } = place;
  const [was, is] = [findEntry(before, place), findEntry(after, place)];
  if (was && is && change.kind === 'moved') return movedBack(place, states);
  if (was && is) {
    const hide = (said: EntryOf<EntryKind>): Edit => ({
      type: 'set-flag',
      ...place,
      flag: 'hidden',
      isOn: said.hidden === true,
    });
    return { edits: [hide(was)], undo: [hide(is)] };
  }
  const at = (resume: Resume) => completeEntryOrder(resume, kind).indexOf(id);
  const again = newId();
  if (was)
    return {
      edits: [insertEntryEdit({ kind, at: at(before) }, was, again)],
      undo: [{ type: 'remove-entry', kind, id: again }],
    };
  return (
    is && {
      edits: [{ type: 'remove-entry', kind, id }],
      undo: [insertEntryEdit({ kind, at: at(after) }, is, again)],
    }
  );
}

const movedBack = ({ kind, id }: Place, states: States): EditsBack =>
  fromEach(
    (said) => [{ type: 'move-entry', kind, id, to: completeEntryOrder(said, kind).indexOf(id) }],
    states,
  );
