import {
  type EntryKind,
  type FieldRef,
  type Resume,
  SECTIONS,
  sectionsOf,
  splitLines,
  type TextKind,
  textOf,
  withText,
} from '@shortlist/model';
import {
  type FlatEntry,
  flatEntriesOf,
  withFlatEntries,
} from '@shortlist/model/flat-entry.test-support';

/** Words that no generated resume says. */
const OTHER = 'Zqxjk';

/** The resume with one field that says something else, or nothing where it is to go. */
export function changeField(resume: Resume, ref: FieldRef, isGone: boolean): Resume {
  const { section, field, line, entryId } = ref;
  const said = (before: string) => withLine(before, line, isGone ? '' : otherOf(field, before));
  if (section === 'contact') {
    const before = String(resume.contact[field as keyof Resume['contact']]);
    return { ...resume, contact: { ...resume.contact, [field]: said(before) } };
  }
  const known = sectionsOf(resume, SECTIONS);
  const kind = known.kindOf(section);
  if (!kind) return withText(resume, field as TextKind, said(textOf(resume, field as TextKind)));
  const entries = flatEntriesOf(resume, kind, known).map((entry): FlatEntry<EntryKind> => {
    if (entry.id !== entryId) return entry;
    const before = String(new Map<string, unknown>(Object.entries(entry)).get(field));
    // A range is one field, whichever of its ends is missing.
    const range = isGone ? { startDate: '', endDate: '' } : {};
    const dates = 'startDate' in entry && isEnd(field) ? { ...range, isCurrent: false } : {};
    return { ...entry, [field]: said(before), ...dates } as FlatEntry<EntryKind>;
  });
  return withFlatEntries(resume, kind, entries, known);
}

const isEnd = (field: string) => field === 'startDate' || field === 'endDate';

const withLine = (text: string, line: number | undefined, said: string): string =>
  line === undefined ? said : splitLines(text).with(line, said).join('\n');

/** Returns what a field may say instead: another date where it is one. */
function otherOf(field: string, before: string): string {
  if (!/date$/iu.test(field)) return OTHER;
  return before.includes('Mar 1987') ? 'Apr 1988' : 'Mar 1987';
}
