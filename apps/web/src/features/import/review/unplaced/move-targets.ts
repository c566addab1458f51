import { type EntryKind, type Resume, SECTIONS, type Sections } from '@shortlist/resume';
import { entryName } from '../fields/entry-name.ts';
import {
  entryFields,
  type FieldPlace,
  fieldKey,
  fieldsOfSection,
  listEntries,
} from '../fields/review-fields.ts';
import * as words from '../words.ts';

/** Target for an unplaced text: a field that there is, or the first field of a new entry. */
export type MoveTarget = { key: string; label: string; name: string } & (
  | { place: FieldPlace; newKind?: never }
  | { newKind: EntryKind; place?: never }
);

export type TargetGroup = { key: string; label: string; targets: readonly MoveTarget[] };

/** All targets in the order of the screen, by section or entry. */
export function listTargets(resume: Resume, sections = SECTIONS): TargetGroup[] {
  return sections.tabs.flatMap((section): TargetGroup[] => {
    const kind = sections.kindOf(section);
    const label = sections.titleOf(section);
    if (kind) return [...entryGroups(resume, kind, sections), newEntryGroup(kind, label, sections)];
    const fields = fieldsOfSection(section, sections);
    const targets = fields.map((spec) => ({
      key: fieldKey({ section, field: spec.field }),
      label: spec.label,
      name: spec.label,
      place: { section, field: spec.field },
    }));
    return [{ key: section, label, targets }];
  });
}

const entryGroups = (resume: Resume, kind: EntryKind, sections: Sections): TargetGroup[] =>
  listEntries(resume, kind, sections).map((each, position) => {
    const name = entryName(each, position, sections);
    const targets = entryFields(kind, each.entry.id, sections).map(({ place, spec }) => ({
      key: fieldKey(place),
      label: spec.label,
      name: words.fieldOfEntry({ field: spec.label, entry: name }),
      place,
    }));
    return { key: each.entry.id, label: `${sections.ofKind(kind).words.one}: ${name}`, targets };
  });

function newEntryGroup(kind: EntryKind, label: string, sections: Sections): TargetGroup {
  const thing = `New ${sections.ofKind(kind).words.one.toLowerCase()}`;
  const target = { key: `new ${kind}`, label: thing, name: thing.toLowerCase(), newKind: kind };
  return { key: `new ${kind}`, label, targets: [target] };
}
