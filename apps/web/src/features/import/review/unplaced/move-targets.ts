import {
  EDITOR_SECTIONS,
  ENTRY_TITLES,
  type EntryKind,
  kindOfSection,
  type Resume,
  SECTION_TITLES,
} from '@shortlist/resume';
import { entryName } from '../fields/entry-name.ts';
import {
  entryFields,
  type FieldPlace,
  fieldKey,
  fieldsOfSection,
  listEntries,
} from '../fields/review-fields.ts';

/** Where an unplaced text can go: a field that there is, or the first field of a new entry. */
export type MoveTarget = { key: string; label: string; name: string } & (
  | { place: FieldPlace; newKind?: never }
  | { newKind: EntryKind; place?: never }
);

export type TargetGroup = { key: string; label: string; targets: readonly MoveTarget[] };

/** All targets in the order of the screen, by section or entry. */
export function listTargets(resume: Resume): TargetGroup[] {
  return EDITOR_SECTIONS.flatMap((section): TargetGroup[] => {
    const kind = kindOfSection(section);
    const label = SECTION_TITLES[section];
    if (kind) return [...entryGroups(resume, kind), newEntryGroup(kind, label)];
    const fields = fieldsOfSection(section);
    const targets = fields.map((spec) => ({
      key: fieldKey({ section, field: spec.field }),
      label: spec.label,
      name: spec.label,
      place: { section, field: spec.field },
    }));
    return [{ key: section, label, targets }];
  });
}

const entryGroups = (resume: Resume, kind: EntryKind): TargetGroup[] =>
  listEntries(resume, kind).map((each, position) => {
    const name = entryName(each, position);
    const targets = entryFields(kind, each.entry.id).map(({ place, spec }) => ({
      key: fieldKey(place),
      label: spec.label,
      name: `${spec.label} of ${name}`,
      place,
    }));
    return { key: each.entry.id, label: `${ENTRY_TITLES[kind]}: ${name}`, targets };
  });

function newEntryGroup(kind: EntryKind, label: string): TargetGroup {
  const thing = `New ${ENTRY_TITLES[kind].toLowerCase()}`;
  const target = { key: `new ${kind}`, label: thing, name: thing.toLowerCase(), newKind: kind };
  return { key: `new ${kind}`, label, targets: [target] };
}
