import { fc } from '@fast-check/vitest';
import {
  type Edit,
  type EntryKind,
  type PaperSection,
  paperOrder,
  type Resume,
  SECTIONS,
  sectionSettings,
  setEntryEdit,
  type TextKind,
  textOf,
} from '@shortlist/model';
import { type FlatEntry, flatEntriesOf } from '@shortlist/model/flat-entry.test-support';
import { vi } from 'vitest';
import type { DraftBench } from './draft-bench.test-support.ts';
import type { Weather } from './model-server.test-support.ts';

/** A list and a text of a person's own, which a resume has once they were added. */
const OWN_LIST = 'custom-jobs' as EntryKind;
const OWN_TEXT = 'custom-talks' as TextKind;

/** The field that is typed into, of the first entry of each list. */
const LISTS: [kind: EntryKind, field: string][] = [
  ['experience', 'role'],
  ['education', 'school'],
  ['certification', 'name'],
  ['award', 'name'],
  ['project', 'name'],
  ['language', 'name'],
  [OWN_LIST, 'name'],
];

/** A place where something is said: how it is written, and how it is read. */
type Place = {
  write: (resume: Resume, word: string) => Edit[];
  read: (resume: Resume) => unknown;
};

const addSection = (key: string, shape: 'entries' | 'text' | null): Edit => ({
  type: 'set-section',
  key,
  changes: { isAdded: true, ...(shape && { shape }) },
});

const ADDED: Partial<Record<string, Edit>> = {
  language: addSection('language', null),
  [OWN_LIST]: addSection(OWN_LIST, 'entries'),
  [OWN_TEXT]: addSection(OWN_TEXT, 'text'),
};

/** All the words in a field of a list's entries. */
const wordsIn = (resume: Resume, kind: EntryKind, field: string): unknown[] =>
  flatEntriesOf(resume, kind, SECTIONS)
    .map((entry) => (entry as unknown as Record<string, unknown>)[field])
    .filter((word) => word !== '');

const listPlace = (kind: EntryKind, field: string): Place => ({
  write: (resume, word) => {
    const [first]: FlatEntry<EntryKind>[] = flatEntriesOf(resume, kind, SECTIONS);
    // The first press of a person adds the section; the next one types into the card that it opens.
    return first
      ? [setEntryEdit(kind, first.id, { [field]: word })]
      : [ADDED[kind]].filter((edit) => edit !== undefined);
  },
  read: (resume) => wordsIn(resume, kind, field),
});

const textPlace = (kind: TextKind): Place => ({
  write: (_, text) => [
    ...[ADDED[kind]].filter((edit) => edit !== undefined),
    { type: 'set-text', kind, text },
  ],
  read: (resume) => textOf(resume, kind),
});

const ADDED_PATHS: readonly PaperSection[] = ['languages', OWN_LIST, OWN_TEXT] as PaperSection[];

/** The sections that every resume has, as they stand on paper. */
const sectionsOnPaper = (resume: Resume): PaperSection[] =>
  paperOrder(resume, SECTIONS).filter((path) => !ADDED_PATHS.includes(path));

/** Every kind of part that may be empty when it is written to. */
const PLACES: Place[] = [
  ...LISTS.map(([kind, field]) => listPlace(kind, field)),
  textPlace('summary'),
  textPlace('skills'),
  textPlace(OWN_TEXT),
  {
    write: (_, fullName) => [{ type: 'set-contact', changes: { fullName } }],
    read: ({ contact }) => contact.fullName,
  },
  {
    write: (_, title) => [{ type: 'set-section', key: 'project', changes: { title } }],
    read: (resume) => sectionSettings(resume, 'project').title,
  },
  {
    write: (_, word) => [{ type: 'set-look', changes: { accent: `#00${word.slice(-4)}` } }],
    read: ({ look }) => look.accent,
  },
  {
    write: (resume) => [
      { type: 'set-section-order', sectionOrder: paperOrder(resume, SECTIONS).sort() },
    ],
    read: sectionsOnPaper,
  },
];

const LIST_COUNT = LISTS.length;

/** Something that happens to a resume in which nothing is said yet. */
export type EmptyStep =
  | { do: 'say'; at: number }
  | { do: 'wait'; ms: number }
  | { do: 'weather'; weather: Weather }
  | { do: 'crash' | 'close' | 'leave' | 'refresh' | 'reopen' };

export const anyEmptyStep = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({ do: fc.constant('say'), at: fc.nat({ max: PLACES.length - 1 }) }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ do: fc.constant('wait'), ms: fc.constantFrom(10, 45, 850, 3000) }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('weather'),
      weather: fc.constantFrom<Weather>('fine', 'no-answers', 'no-requests', 'busy'),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({ do: fc.constantFrom('crash', 'close', 'leave', 'refresh', 'reopen') }),
  },
) as fc.Arbitrary<EmptyStep>;

/** One who writes into empty sections, and remembers what each place said last. */
export class Writer {
  readonly #said = new Map<number, unknown>();
  #words = 0;

  async take(bench: DraftBench, step: EmptyStep): Promise<void> {
    switch (step.do) {
      case 'say':
        return this.#say(bench, step.at);
      case 'wait':
        await vi.advanceTimersByTimeAsync(step.ms);
        return;
      case 'weather':
        bench.server.weather = step.weather;
        return;
      case 'leave':
        return bench.store.sendLast();
      case 'refresh':
        void bench.store.refresh();
        return;
      case 'reopen':
        await bench.reopen();
        return whenShown();
      default:
        bench[step.do]();
        await bench.open();
        return whenShown();
    }
  }

  #say(bench: DraftBench, at: number) {
    const place = PLACES[at];
    if (!place) return;
    this.#words += 1;
    const edits = place.write(bench.store.get().draft.document, `word ${1000 + this.#words}`);
    for (const edit of edits) bench.store.edit(edit);
    const said = place.read(bench.store.get().draft.document);
    // An entry whose first save was not answered may stand there twice until it is: what was typed last is remembered.
    this.#said.set(at, at < LIST_COUNT ? (said as unknown[])[0] : said);
  }

  /** Returns what each place said last, and what it says in a resume. */
  compare(resume: Resume): { said: unknown[]; says: unknown[] } {
    const places = [...this.#said].filter(([, said]) => said !== undefined);
    return {
      said: places.map(([at, said]) => (at < LIST_COUNT ? [said] : said)),
      says: places.map(([at]) => PLACES[at]?.read(resume)),
    };
  }
}

/** A page shows a resume once the server has answered what it may have taken before, or after two seconds. */
const whenShown = async (): Promise<void> => void (await vi.advanceTimersByTimeAsync(2_000));
