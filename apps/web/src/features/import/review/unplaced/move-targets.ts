import type { EntryKind, Resume, Sections } from '@shortlist/model';
import type { WordsOf } from '#platform/language/use-words.ts';
import { entryName } from '../fields/entry-name.ts';
import {
  entryFields,
  type FieldPlace,
  type FieldSpec,
  fieldKey,
  fieldsOfSection,
  listEntries,
} from '../fields/review-fields.ts';

/** Target for an unplaced text: a field that there is, or the first field of a new entry. */
export type MoveTarget = { key: string; label: string; name: string } & (
  | { place: FieldPlace; newKind?: never }
  | { newKind: EntryKind; place?: never }
);

export type TargetGroup = { key: string; label: string; targets: readonly MoveTarget[] };

/** The words that name the targets. */
type Naming = { words: WordsOf<'review'>; labelOf: (spec: FieldSpec) => string };

/** All targets in the order of the screen, by section or entry. */
export function listTargets(resume: Resume, naming: Naming, sections: Sections): TargetGroup[] {
  const { labelOf } = naming;
  return sections.tabs.flatMap((section): TargetGroup[] => {
    const kind = sections.kindOf(section);
    const label = sections.titleOf(section);
    if (kind)
      return [
        ...entryGroups(resume, naming, kind, sections),
        newEntryGroup(kind, label, naming.words, sections),
      ];
    const fields = fieldsOfSection(section, sections);
    const targets = fields.map((spec) => ({
      key: fieldKey({ section, field: spec.field }),
      label: labelOf(spec),
      name: labelOf(spec),
      place: { section, field: spec.field },
    }));
    return [{ key: section, label, targets }];
  });
}

const entryGroups = (
  resume: Resume,
  { words, labelOf }: Naming,
  kind: EntryKind,
  sections: Sections,
): TargetGroup[] =>
  listEntries(resume, kind).map((each, position) => {
    const name = entryName(each, position, sections);
    const targets = entryFields(kind, each.entry.id, sections).map(({ place, spec }) => ({
      key: fieldKey(place),
      label: labelOf(spec),
      name: words.fieldOfEntry({ field: labelOf(spec), entry: name }),
      place,
    }));
    return { key: each.entry.id, label: `${sections.ofKind(kind).words.entry}: ${name}`, targets };
  });

function newEntryGroup(
  kind: EntryKind,
  label: string,
  words: WordsOf<'review'>,
  sections: Sections,
): TargetGroup {
  const thing = words.newThing({ thing: sections.ofKind(kind).words.entry.toLowerCase() });
  const target = { key: `new ${kind}`, label: thing, name: thing.toLowerCase(), newKind: kind };
  return { key: `new ${kind}`, label, targets: [target] };
}
