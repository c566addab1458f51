import { fc } from '@fast-check/vitest';
import {
  type Edit,
  type EntryKind,
  entriesOf,
  entryOfKey,
  isEmptyEntry,
  type PointDraft,
  partValue,
  type Resume,
  SECTIONS,
  sectionsOf,
  type TextKind,
} from '@shortlist/model';
import { flatEntriesOf } from '@shortlist/model/flat-entry.test-support';
import { PHOTO } from '@shortlist/model/photo.test-support';
import type { DraftBench } from './draft-bench.test-support.ts';
import { listParts } from './resume-model.ts';

/** A section that not every resume has, and a text of the person's own. */
const ADDED = 'language';
const OWN = 'custom-talks';

const ACTIONS = [
  ...(['add', 'type', 'name', 'mark', 'hide', 'join', 'remove'] as const),
  ...(['rename', 'leave-off', 'say', 'link', 'photo', 'accent'] as const),
] as const;

/** Steps of a person on what only some resumes say; `at` chooses among the entries that are there. */
export const anyOpenStep = fc.record({
  action: fc.constantFrom(...ACTIONS),
  at: fc.nat({ max: 3 }),
  said: fc.constantFrom('Looms', 'Cards', 'Engines'),
});

type OpenStep = typeof anyOpenStep extends fc.Arbitrary<infer Step> ? Step : never;

/** Gives a resume what steps are about: two sections, an entry in each list, and the name without which no contact is saved. */
export function beginOpen(bench: DraftBench): void {
  const { store } = bench;
  const own = { title: 'Talks', shape: 'text', isAdded: true } as const;
  store.edit({ type: 'set-contact', changes: { fullName: 'Ada' } });
  store.edit({ type: 'set-section', key: ADDED, changes: { isAdded: true } });
  store.edit({ type: 'set-section', key: OWN, changes: own });
  for (const at of [0, 1]) addEntry(bench, { at, said: 'Looms' });
}

function addEntry(bench: DraftBench, { at, said }: Pick<OpenStep, 'at' | 'said'>): void {
  const { store } = bench;
  const id = bench.newId();
  const entry =
    at % 2 === 1
      ? ({ kind: ADDED, id, changes: { name: said } } as const)
      : ({ kind: 'experience', id, changes: { role: said } } as const);
  store.edit({ type: 'add-entry', kind: entry.kind, id });
  store.edit({ type: 'set-entry', ...entry });
}

/** Takes a step, if the resume has an entry for it. */
export function takeOpenStep(bench: DraftBench, step: OpenStep): void {
  if (step.action === 'add') addEntry(bench, step);
  const edit = editOf(step) ?? entryEditOf(bench.store.get().draft.document, step);
  if (edit) bench.store.edit(edit);
}

function editOf({ action, at, said }: OpenStep): Edit | undefined {
  const isOdd = at % 2 === 1;
  switch (action) {
    case 'rename':
      return { type: 'set-section', key: ADDED, changes: { title: said } };
    case 'leave-off':
      return { type: 'set-section', key: OWN, changes: { isHidden: isOdd } };
    case 'say':
      return { type: 'set-text', kind: OWN as TextKind, text: said };
    case 'link':
      return { type: 'set-contact', changes: { links: `${said}\thttps://example.com/${at}` } };
    case 'photo':
      return { type: 'set-photo', photo: isOdd ? PHOTO : undefined };
    case 'accent':
      return { type: 'set-look', changes: { accent: isOdd ? '#123456' : '#654321' } };
    default:
      return undefined;
  }
}

function entryEditOf(resume: Resume, { action, at, said }: OpenStep): Edit | undefined {
  const chosen = <K extends EntryKind>(kind: K) => {
    const entries = entriesOf(resume, kind).filter((entry) => !isEmptyEntry(entry));
    return entries[at % Math.max(entries.length, 1)];
  };
  const job = chosen('experience');
  const language = chosen(ADDED);
  if (action === 'name')
    return language && { type: 'set-entry', kind: ADDED, id: language.id, changes: { name: said } };
  if (!job) return undefined;
  const { id, bullets } = job;
  const ofJob = { kind: 'experience', id } as const;
  const isOn = said === 'Looms';
  switch (action) {
    case 'type':
      return {
        type: 'set-points',
        ...ofJob,
        field: 'bullets',
        points: typed(bullets.points, said),
      };
    case 'mark':
      return { type: 'set-points', ...ofJob, field: 'bullets', points: marked(bullets.points) };
    case 'hide':
      return { type: 'set-flag', ...ofJob, flag: 'hidden', isOn };
    case 'join':
      return { type: 'set-flag', ...ofJob, flag: 'sameEmployer', isOn };
    case 'remove':
      return { type: 'remove-entry', ...ofJob };
    default:
      return undefined;
  }
}

const typed = (points: readonly PointDraft[], text: string): PointDraft[] => [...points, { text }];

/** The first point in bold, the last one not printed. */
const marked = (points: readonly PointDraft[]): PointDraft[] =>
  points.map((point, at) => ({
    ...point,
    ...(at === 0 && { marks: [{ from: 0, to: point.text.length, bold: true }] }),
    ...(at === points.length - 1 && { hidden: true }),
  }));

/** All that a resume says, part by part: entries without ids and in any order, and none that say nothing. */
export function allParts(resume: Resume): Record<string, unknown> {
  const parts = listParts(resume, SECTIONS).filter(
    (key) => !entryOfKey(key) && !key.startsWith('order:'),
  );
  return Object.fromEntries<unknown>([
    ...parts.map((key) => [key, partValue(resume, key, SECTIONS)] as const),
    ...sectionsOf(resume, SECTIONS).entries.map(
      ({ kind }) => [kind, saidIn(resume, kind)] as const,
    ),
  ]);
}

const saidIn = (resume: Resume, kind: EntryKind): string[] =>
  flatEntriesOf(resume, kind, SECTIONS)
    .filter((_, at) => !isEmptyEntry(entriesOf(resume, kind)[at] ?? {}))
    .map(({ id: _, ...entry }) => JSON.stringify(entry))
    .sort();
