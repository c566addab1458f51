import { fc } from '@fast-check/vitest';
import { SECTIONS } from '@shortlist/model';
import { type FlatEntry, flatEntriesOf } from '@shortlist/model/flat-entry.test-support';
import { vi } from 'vitest';
import { DraftBench } from './draft-bench.test-support.ts';
import { ModelServer, type Weather } from './model-server.test-support.ts';
import type { PartKey } from './resume-types.ts';

/** Fields of an experience that are typed into; `company` is the entry's mark, written once. */
const TYPED = ['role', 'location', 'bullets'] as const;
type Typed = (typeof TYPED)[number];

/** Something that happens in one of two windows, each on its own device. */
type WindowStep = { at: 0 | 1 } & (
  | { do: 'add'; onTop: boolean }
  | { do: 'type'; entry: number; field: Typed }
  | { do: 'move'; entry: number; to: number }
  | { do: 'remove'; entry: number }
  | { do: 'weather'; weather: Weather }
  | { do: 'wait'; ms: number }
  | { do: 'reload' | 'refresh' | 'leave' | 'choose' }
);

const at = fc.constantFrom(0 as const, 1 as const);
const entry = fc.nat({ max: 4 });

export const anyWindowStep = fc.oneof(
  { weight: 3, arbitrary: fc.record({ at, do: fc.constant('add'), onTop: fc.boolean() }) },
  {
    weight: 7,
    arbitrary: fc.record({ at, do: fc.constant('type'), entry, field: fc.constantFrom(...TYPED) }),
  },
  {
    weight: 5,
    arbitrary: fc.record({ at, do: fc.constant('move'), entry, to: fc.nat({ max: 4 }) }),
  },
  { weight: 1, arbitrary: fc.record({ at, do: fc.constant('remove'), entry }) },
  {
    weight: 2,
    arbitrary: fc.record({
      at,
      do: fc.constant('weather'),
      weather: fc.constantFrom<Weather>('fine', 'no-answers', 'no-requests', 'busy', 'no-session'),
    }),
  },
  {
    weight: 5,
    arbitrary: fc.record({ at, do: fc.constant('wait'), ms: fc.constantFrom(10, 45, 850, 3000) }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ at, do: fc.constantFrom('reload', 'refresh', 'leave', 'choose') }),
  },
) as fc.Arbitrary<WindowStep>;

/** Last words of each window in one field of one entry. */
type Words = Partial<Record<0 | 1, string[]>>;

/** Two devices with one resume, and what a careful witness would remember of it. */
export class TwoWindows {
  readonly server = new ModelServer();
  readonly windows = [new DraftBench(this.server, 'a'), new DraftBench(this.server, 'b')] as const;
  readonly #weather: [Weather, Weather] = ['fine', 'fine'];
  /** Marks of entries that were added, and of those that somebody deleted. */
  readonly added = new Set<string>();
  readonly removed = new Set<string>();
  readonly typed = new Map<string, Words>();
  #serial = 0;

  async open(): Promise<void> {
    for (const window of this.windows) await window.open();
  }

  async take(step: WindowStep): Promise<void> {
    const window = this.windows[step.at];
    this.server.weather = this.#weather[step.at];
    switch (step.do) {
      case 'add':
        return this.#add(step);
      case 'type':
        return this.#type(step);
      case 'move':
        return this.#move(step);
      case 'remove':
        return this.#remove(step);
      case 'weather':
        this.#weather[step.at] = step.weather;
        return;
      case 'wait':
        await vi.advanceTimersByTimeAsync(step.ms);
        return;
      case 'reload':
        window.crash();
        await window.open();
        return;
      case 'refresh':
        void window.store.refresh();
        return;
      case 'leave':
        window.store.sendLast();
        return;
      case 'choose':
        this.#choose(step.at, true);
    }
  }

  /** Brings both windows to rest, answering every question in one way, then in the other. */
  async settle(): Promise<void> {
    this.server.weather = 'fine';
    for (let round = 0; round < 10; round += 1) {
      for (const [index, window] of this.windows.entries()) {
        void window.store.refresh();
        await window.settle();
        this.#choose(index === 0 ? 0 : 1, round % 2 === 0);
        await window.settle();
      }
    }
  }

  #choose(index: 0 | 1, isMine: boolean) {
    const { store } = this.windows[index];
    for (const key of store.get().draft.conflicts.keys()) {
      if (isMine) store.keepMine(key);
      else store.takeTheirs(key);
    }
  }

  /** Only what bears a mark: an empty entry stands for an empty list. */
  #marked(index: 0 | 1): FlatEntry<'experience'>[] {
    const { document } = this.windows[index].store.get().draft;
    return flatEntriesOf(document, 'experience', SECTIONS).filter(({ company }) => company !== '');
  }

  #entryAt(index: 0 | 1, entry: number): FlatEntry<'experience'> | undefined {
    const marked = this.#marked(index);
    return marked[entry % Math.max(marked.length, 1)];
  }

  #word(): string {
    this.#serial += 1;
    return `word-${this.#serial}`;
  }

  #add({ at, onTop }: { at: 0 | 1; onTop: boolean }) {
    const { store } = this.windows[at];
    const id = store.newId();
    const company = this.#word();
    store.edit({ type: 'add-entry', kind: 'experience', id, ...(onTop && { at: 'top' }) });
    store.edit({ type: 'set-entry', kind: 'experience', id, changes: { company } });
    this.added.add(company);
  }

  #type({ at, entry, field }: { at: 0 | 1; entry: number; field: Typed }) {
    const found = this.#entryAt(at, entry);
    if (!found) return;
    const word = this.#word();
    const changes = { [field]: word };
    this.windows[at].store.edit({ type: 'set-entry', kind: 'experience', id: found.id, changes });
    const place = `${found.company}/${field}`;
    const words = this.typed.get(place) ?? {};
    // An entry whose first save was not answered before a reload may be shown twice until it is; then both are asked about.
    const isTwice = this.#marked(at).filter(({ company }) => company === found.company).length > 1;
    this.typed.set(place, { ...words, [at]: isTwice ? [...(words[at] ?? []), word] : [word] });
  }

  #move({ at, entry, to }: { at: 0 | 1; entry: number; to: number }) {
    const found = this.#entryAt(at, entry);
    if (!found) return;
    this.windows[at].store.edit({ type: 'move-entry', kind: 'experience', id: found.id, to });
  }

  #remove({ at, entry }: { at: 0 | 1; entry: number }) {
    const found = this.#entryAt(at, entry);
    if (!found) return;
    this.removed.add(found.company);
    this.windows[at].store.edit({ type: 'remove-entry', kind: 'experience', id: found.id });
  }

  /** Returns what both windows and the server have in the end: the marks, in order, with what is typed below each. */
  ends() {
    return [
      this.server.named(),
      ...this.windows.map(({ store }) => store.get().draft.document),
    ].map((resume) =>
      flatEntriesOf(resume, 'experience', SECTIONS).filter(({ company }) => company !== ''),
    );
  }

  openQuestions(): PartKey[] {
    return this.windows.flatMap(({ store }) => [
      ...store.get().draft.conflicts.keys(),
      ...store.get().draft.unsaved.keys(),
    ]);
  }

  /** Words that a field may say in the end: the only window's last ones, or the last ones of either. */
  wordsOf(company: string, field: Typed): string[] {
    const words = Object.values(this.typed.get(`${company}/${field}`) ?? {}).flat();
    return words.length > 0 ? words : [field === 'bullets' ? '• ' : ''];
  }
}

export const typedFields = TYPED;
