import {
  applyEdit,
  type ContactField,
  completeEntryOrder,
  type Edit,
  type EntryFlag,
  EntryId,
  type EntryKind,
  type EntryOf,
  entriesOf,
  entryTexts,
  type FieldRef,
  insertEntryEdit,
  isPoints,
  PLACE_FIELDS,
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

/**
 * Returns the edits by which the resume after says again what the one before said in the place of a change: of a field all that it said, an entry
 * whole, a place in an order. None for a section that came or went as one, and where the resume says all of it.
 */
export function editsBack(change: TextChange, states: States): readonly Edit[] {
  const { after, sections } = states;
  const edits = editsOf(change, states);
  const again = edits.reduce((resume, edit) => applyEdit(resume, edit, sections), after);
  return again === after ? [] : edits;
}

const NO_ID = EntryId.parse('none');

/** Checks whether there are edits by which the resume after says again what the one before said. */
export const canTakeBack = (change: TextChange, states: Omit<States, 'newId'>): boolean =>
  editsBack(change, { ...states, newId: () => NO_ID }).length > 0;

function editsOf(change: TextChange, states: States): Edit[] {
  if (change.of === 'section') return sectionBack(change, states);
  const ref = refOf(change, states);
  if (!ref) return [];
  if (ref.section === 'contact') return contactBack(ref.field as ContactField, states);
  const kind = knownIn(states).kindOf(ref.section);
  if (!kind) return textBack(ref.field as TextKind, states);
  if (!ref.entryId) return [];
  const place = { kind, id: ref.entryId };
  return change.of === 'entry' ? entryBack(change, place, states) : fieldBack(ref, place, states);
}

const knownIn = ({ before, after, sections }: States): Sections =>
  sectionsOf(after, sectionsOf(before, sections));

function refOf(change: TextChange, states: States): FieldRef | undefined {
  const side = 'after' in change ? change.after : change.before;
  return parseFieldRef(side.sources[0] ?? '', knownIn(states));
}

function sectionBack({ kind, place }: TextChange, { before, sections }: States): Edit[] {
  return kind === 'moved' && place.key !== undefined
    ? [{ type: 'set-section-order', sectionOrder: paperOrder(before, sections) }]
    : [];
}

function contactBack(field: ContactField, { before }: States): Edit[] {
  const { contact } = before;
  const place: readonly ContactField[] = PLACE_FIELDS;
  const fields = place.includes(field) ? place : [field];
  return [
    { type: 'set-contact', changes: pick(contact, fields) },
    { type: 'set-shown', changes: pick(contact.shown, fields) },
  ];
}

const pick = <Values extends object>(values: Values, names: readonly string[]): Partial<Values> =>
  // Names that the values have, with what they have there.
  Object.fromEntries(Object.entries(values).filter(([name]) => names.includes(name))) as Partial<
    typeof values
  >;

const textBack = (kind: TextKind, { before }: States): Edit[] => [
  { type: 'set-text', kind, text: textOf(before, kind) },
];

type Place = { kind: EntryKind; id: EntryId };

const findEntry = (resume: Resume, { kind, id }: Place): EntryOf<EntryKind> | undefined =>
  entriesOf(resume, kind).find((entry) => entry.id === id);

function fieldBack({ field: name }: FieldRef, place: Place, states: States): Edit[] {
  const section = knownIn(states).ofKind(place.kind);
  const was = findEntry(states.before, place);
  if (!was || !findEntry(states.after, place)) return [];
  const said = pointsIn(was, name);
  if (isPoints(said)) {
    const { points, ...written } = said;
    // The field of points of the entry's kind.
    return [{ type: 'set-points', ...place, field: name, points, written } as Edit];
  }
  const field = section.fields.find(({ members }) => Object.hasOwn(members, name));
  const texts = pick(entryTexts(section, was), Object.keys(field?.members ?? {}));
  const isOfEmployer = field?.prints === 'organization' || field?.prints === 'location';
  return [
    setEntryEdit(place.kind, place.id, texts),
    // An entry that says the same employer as the one above prints neither its name nor its location.
    ...(isOfEmployer ? [flagBack('sameEmployer', place, was)] : []),
  ];
}

const flagBack = (flag: EntryFlag, place: Place, was: EntryOf<EntryKind>): Edit => ({
  type: 'set-flag',
  ...place,
  flag,
  isOn: was[flag] === true,
});

function entryBack(change: TextChange, place: Place, { before, after, newId }: States): Edit[] {
  const { kind, id } = place;
  const was = findEntry(before, place);
  if (!was) return [{ type: 'remove-entry', kind, id }];
  const at = completeEntryOrder(before, kind).indexOf(id);
  if (!findEntry(after, place)) return [insertEntryEdit({ kind, at }, was, newId())];
  return change.kind === 'moved'
    ? [{ type: 'move-entry', kind, id, to: at }]
    : [flagBack('hidden', place, was)];
}
