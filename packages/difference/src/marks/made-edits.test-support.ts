import {
  applyEdit,
  entriesOf,
  type FieldRef,
  formatFieldRef,
  type PrintedEntry,
  type PrintedText,
  printedResume,
  type Resume,
  SECTIONS,
  splitLines,
} from '@shortlist/model';
import { fieldText, withFieldText } from '@shortlist/model/flat-entry.test-support';

/** Letters and digits that must be marked, by the source that they are printed of. */
export type Letters = ReadonlyMap<string, string>;

/** An edit of a resume, with what it must mark: words that go, words that come, and sources that are moved on either side. */
type MadeEdit = {
  after: Resume;
  gone: Letters;
  added: Letters;
  movedFrom: ReadonlySet<string>;
  movedTo: ReadonlySet<string>;
};

/** Makes one of many edits of a kind, the one that `pick` picks; undefined where a resume has nothing for it. */
export type Make = (resume: Resume, pick: <T>(from: readonly T[]) => T) => MadeEdit | undefined;

const NONE = {
  gone: new Map(),
  added: new Map(),
  movedFrom: new Set<string>(),
  movedTo: new Set<string>(),
};

export const lettersOf = (text: string): string => text.replace(/[^\p{L}\p{N}\p{M}]/gu, '');

const typedText = (resume: Resume, ref: FieldRef) => fieldText(resume, ref, SECTIONS);

const sectionsOf = (resume: Resume) => printedResume(resume, { sections: SECTIONS }).sections;

/** The texts that can be typed as they are printed. */
const typedTexts = (resume: Resume): PrintedText[] =>
  sectionsOf(resume).flatMap(({ lines, entries }) => [
    ...lines,
    ...entries.flatMap(({ name, organization, location, points }) => [
      ...[...name, ...organization, ...location].filter(
        ({ text, ref }) => typedText(resume, ref) === text,
      ),
      ...points,
    ]),
  ]);

/** The resume with one text that says something else. */
function sayOtherwise(resume: Resume, { text, ref }: PrintedText, other: string): Resume {
  const before = typedText(resume, ref);
  const lines = splitLines(before);
  const { line } = ref;
  const said =
    line === undefined
      ? before.replace(text, () => other)
      : lines
          .with(
            line,
            (lines[line] ?? '').replace(text, () => other),
          )
          .join('\n');
  return withFieldText(resume, ref, said, { sections: SECTIONS });
}

/** Edits of a word that its text has once: `change` says what comes in its place. */
const ofWord =
  (change: (word: string) => { said: string; gone?: string; added?: string }): Make =>
  (resume, pick) => {
    const words = typedTexts(resume).flatMap((printed) => {
      const tokens = printed.text.split(/ /u);
      const isOnce = (word: string) => tokens.filter((each) => each === word).length === 1;
      const usable = tokens.filter((word) => lettersOf(word).length > 1 && isOnce(word));
      return tokens.length < 4 ? [] : usable.map((word) => ({ printed, tokens, word }));
    });
    if (words.length === 0) return undefined;
    const { printed, tokens, word } = pick(words);
    const { said, gone, added } = change(word);
    const other = tokens.map((each) => (each === word ? said : each)).filter(Boolean);
    const source = formatFieldRef(printed.ref);
    return {
      ...NONE,
      after: sayOtherwise(resume, printed, other.join(' ')),
      gone: new Map(gone ? [[source, lettersOf(gone)]] : []),
      added: new Map(added ? [[source, lettersOf(added)]] : []),
    };
  };

/** A list of three or more, and two places of it that are no neighbours. */
const placesIn = (length: number) =>
  Array.from({ length }, (_, from) =>
    Array.from({ length }, (__, to) => ({ from, to })).filter(
      (each) => Math.abs(each.from - each.to) > 1,
    ),
  ).flat();

const isEachOther = (texts: readonly string[]) => new Set(texts).size === texts.length;

const entriesIn = (resume: Resume) =>
  sectionsOf(resume).flatMap(({ section, entries }) => {
    const kind = SECTIONS.kindOf(section);
    return kind ? [{ kind, entries }] : [];
  });

const textsOf = (entry: PrintedEntry): PrintedText[] => [
  ...[...entry.name, ...entry.organization, ...entry.dates, ...entry.location],
  ...[...entry.remarks, ...entry.points],
];

const movePoint: Make = (resume, pick) => {
  const moves = entriesIn(resume).flatMap(({ entries }) =>
    entries.flatMap(({ points }) => {
      const [first] = points;
      const isOneList = points.every(
        ({ ref }, at) => ref.line === at && ref.field === first?.ref.field,
      );
      return first && isOneList && isEachOther(points.map(({ text }) => text))
        ? placesIn(points.length).map((move) => ({ ref: first.ref, ...move }))
        : [];
    }),
  );
  if (moves.length === 0) return undefined;
  const { ref, from, to } = pick(moves);
  const lines = splitLines(typedText(resume, ref));
  lines.splice(to, 0, ...lines.splice(from, 1));
  return {
    ...NONE,
    after: withFieldText(resume, ref, lines.join('\n'), { sections: SECTIONS }),
    movedFrom: new Set([formatFieldRef({ ...ref, line: from })]),
    movedTo: new Set([formatFieldRef({ ...ref, line: to })]),
  };
};

const moveEntry: Make = (resume, pick) => {
  const moves = entriesIn(resume).flatMap(({ kind, entries }) =>
    isEachOther(
      entries.map((entry) =>
        textsOf(entry)
          .map(({ text }) => text)
          .join('\n'),
      ),
    ) && entries.length === entriesOf(resume, kind).length
      ? placesIn(entries.length).map((move) => ({ kind, entries, ...move }))
      : [],
  );
  if (moves.length === 0) return undefined;
  const { kind, entries, from, to } = pick(moves);
  const entry = entries[from];
  if (!entry) return undefined;
  const edit = { type: 'move-entry', kind, id: entry.id, to } as Parameters<typeof applyEdit>[1];
  const sources = new Set(textsOf(entry).map(({ ref }) => formatFieldRef(ref)));
  return {
    ...NONE,
    after: applyEdit(resume, edit, SECTIONS),
    movedFrom: sources,
    movedTo: sources,
  };
};

const hideEntry: Make = (resume, pick) => {
  const all = entriesIn(resume).flatMap(({ kind, entries }) =>
    // Without its last entry a section goes with its heading.
    entries.length > 1 ? entries.map((entry) => ({ kind, entry })) : [],
  );
  if (all.length === 0) return undefined;
  const { kind, entry } = pick(all);
  const set = { type: 'set-flag', kind, id: entry.id, flag: 'hidden', isOn: true };
  return {
    ...NONE,
    after: applyEdit(resume, set as Parameters<typeof applyEdit>[1], SECTIONS),
    gone: new Map(textsOf(entry).map(({ text, ref }) => [formatFieldRef(ref), lettersOf(text)])),
  };
};

const emptyField: Make = (resume, pick) => {
  const fields = entriesIn(resume).flatMap(({ entries }) =>
    entries.flatMap(({ organization, location, points, name }) => [
      ...[...(name.length > 0 ? organization : []), ...location].filter(
        ({ text, ref }) => typedText(resume, ref) === text,
      ),
      ...points,
    ]),
  );
  if (fields.length === 0) return undefined;
  const field = pick(fields);
  return {
    ...NONE,
    after: sayOtherwise(resume, field, ''),
    gone: new Map([[formatFieldRef(field.ref), lettersOf(field.text)]]),
  };
};

/** No resume says these. */
const OTHER = 'Zqxjk';
const OTHER_YEAR = '1931';

/** A year of one date, which is printed once; not of an entry with an employer above, whose period changes too. */
const changeDate: Make = (resume, pick) => {
  const dated = entriesIn(resume).flatMap(({ kind, entries }) =>
    entries.flatMap(({ isRole, dates: [printed] }) =>
      printed && !isRole ? { kind, printed } : [],
    ),
  );
  if (dated.length === 0) return undefined;
  const { kind, printed } = pick(dated);
  const dates = SECTIONS.ofKind(kind)
    .fields.flatMap(({ prints, members }) => (prints === 'dates' ? Object.keys(members) : []))
    .map((name) => ({ ...printed.ref, field: name }) as FieldRef)
    .map((ref) => ({ ref, said: typedText(resume, ref) }));
  const years = dates.flatMap(({ ref, said }) => {
    const [year] = /\d{4}/u.exec(said) ?? [];
    return year && printed.text.split(year).length === 2 ? [{ ref, said, year }] : [];
  });
  // A start and an end that are the same stand once.
  if (years.length === 0 || !isEachOther(dates.map(({ said }) => said))) return undefined;
  const { ref, said, year } = pick(years);
  const other = said.replace(year, OTHER_YEAR);
  const source = formatFieldRef(printed.ref);
  return {
    ...NONE,
    after: withFieldText(resume, ref, other, { sections: SECTIONS }),
    gone: new Map([[source, year]]),
    added: new Map([[source, OTHER_YEAR]]),
  };
};

export const EDITS: Readonly<Record<string, Make>> = {
  'a word replaced': ofWord((word) => ({ said: OTHER, gone: word, added: OTHER })),
  'a word put in': ofWord((word) => ({ said: `${word} ${OTHER}`, added: OTHER })),
  'a word taken out': ofWord((word) => ({ said: '', gone: word })),
  'a point moved': movePoint,
  'an entry moved': moveEntry,
  'an entry hidden': hideEntry,
  'a field emptied': emptyField,
  'a date changed': changeDate,
};
