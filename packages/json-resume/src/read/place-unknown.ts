import {
  allSettings,
  type EntriesOfAnyKind,
  type EntryId,
  entriesOf,
  formatLabelledLines,
  isEmptyText,
  MAX_SECTION_TITLE,
  NO_SETTINGS,
  ownKey,
  type Points,
  parseLabelledLines,
  pointMembers,
  pointsCodec,
  pointValues,
  type Resume,
  type Sections,
  type TextKind,
  withEntries,
  withPointValues,
  withSettings,
  withText,
} from '@shortlist/model';
import { pointsOf } from '../own-points.ts';
import {
  listUnknownMembers,
  nameInWords,
  type UnknownMember,
  writeMember,
  writeValue,
} from './unknown-members.ts';

/** The title of the section for members of entries that have no text for more. */
const FURTHER = 'Further information';

/**
 * The resume with what a file says beside the standard, so that no word of it is lost: of the person as further lines of
 * the contact, of an entry as a hidden point of it, and anything else as a section of the person's own.
 */
export function placeUnknown(
  resume: Resume,
  { file, reading }: { file: unknown; reading: unknown },
  newId: () => EntryId,
  sections: Sections,
): Resume {
  const unknown = listUnknownMembers(file, reading);
  if (unknown.length === 0) return resume;
  const kinds = listKinds(sections);
  const isOfPerson = ({ path }: UnknownMember) => path[0] === 'basics';
  const entryOf = ({ path: [list, at] }: UnknownMember) => {
    const section = kinds.get(String(list));
    return section && typeof at === 'number' ? { section, at } : undefined;
  };
  const others = unknown.filter((member) => !isOfPerson(member) && !entryOf(member));
  const withDetails = addDetails(resume, unknown.filter(isOfPerson));
  const withPoints = unknown.reduce((placed, member) => {
    const entry = entryOf(member);
    return entry ? addHiddenPoints(placed, { ...entry, lines: linesOf(member) }) : placed;
  }, withDetails);
  return addSections(withPoints, others, newId, sections);
}

/** The kinds with points for each list of the standard. */
const listKinds = ({ entries }: Sections): Map<string, EntriesOfAnyKind> =>
  new Map(
    entries.flatMap((section) => {
      const lists = pointMembers(section).length > 0 ? section.jsonResume?.write([]) : undefined;
      return Object.keys(lists ?? {}).map((list) => [list, section] as const);
    }),
  );

const nameOf = ({ path }: UnknownMember): string => String(path.at(-1));

const linesOf = (member: UnknownMember): string[] => writeMember(nameOf(member), member.value);

function addDetails(resume: Resume, members: readonly UnknownMember[]): Resume {
  const added = members.flatMap((member) =>
    writeValue(member.value).map((text) => ({ label: nameInWords(nameOf(member)), text })),
  );
  if (added.length === 0) return resume;
  const { contact } = resume;
  const details = formatLabelledLines([...parseLabelledLines(contact.details), ...added]);
  return { ...resume, contact: { ...contact, details } };
}

type Placing = { section: EntriesOfAnyKind; at: number; lines: readonly string[] };

function addHiddenPoints(resume: Resume, { section, at, lines }: Placing): Resume {
  const entries = entriesOf(resume, section.kind);
  const entry = entries[at];
  const [member] = pointMembers(section);
  if (!entry || member === undefined || lines.length === 0) return resume;
  const before = pointsOf(entry, member) ?? { points: [] };
  const changed = { ...entry, [member]: withHiddenLines(before, lines) };
  return withEntries(resume, section.kind, entries.with(at, changed));
}

function withHiddenLines(before: Points, lines: readonly string[]): Points {
  const flat = pointsCodec.toFlat(before);
  const said = isEmptyText(flat) ? { points: [] } : before;
  const bullets = lines.map((line) => `• ${line.replace(/\s+/gu, ' ')}`);
  const text = [...(isEmptyText(flat) ? [] : [flat]), ...bullets].join('\n');
  const first = said.points.length;
  const hidden = [...(pointValues(said)?.hidden ?? []), ...lines.map((_, at) => first + at)];
  return withPointValues(pointsCodec.fromFlat(text, said), { ...pointValues(said), hidden });
}

/** A section for each unknown member of the file, and one for those of entries that have no points. */
function addSections(
  resume: Resume,
  members: readonly UnknownMember[],
  newId: () => EntryId,
  sections: Sections,
): Resume {
  const texts = new Map<string, string[]>();
  for (const member of members) {
    const isOwn = member.path.length === 1;
    const title = isOwn ? nameInWords(nameOf(member)).slice(0, MAX_SECTION_TITLE) : FURTHER;
    const lines = isOwn ? linesOfList(member.value) : linesOf(member);
    texts.set(title, [...(texts.get(title) ?? []), ...lines]);
  }
  return [...texts].reduce((placed, [title, lines]) => {
    const text = lines
      .map((line) => line.replace(/\s+/gu, ' '))
      .filter(Boolean)
      .join('\n');
    return text === '' ? placed : addOwnSection(placed, { title, text }, newId, sections);
  }, resume);
}

/** A line for each element of a list. */
const linesOfList = (value: unknown): string[] =>
  (Array.isArray(value) ? value : [value]).map((each) => writeValue(each).join('; '));

function addOwnSection(
  resume: Resume,
  { title, text }: { title: string; text: string },
  newId: () => EntryId,
  sections: Sections,
): Resume {
  const taken = allSettings(resume);
  let key = ownKey(newId());
  while (taken.has(key)) key = ownKey(newId());
  const settings = { ...NO_SETTINGS, title, isAdded: true, shape: 'list' } as const;
  // The key of a section of the person's own is its kind.
  return withText(withSettings(resume, key, settings, sections), key as TextKind, text);
}
