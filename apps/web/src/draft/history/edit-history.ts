import { currentId } from '@shortlist/draft';
import { type Edit, type EntryId, type Sections, sectionsOf } from '@shortlist/model';
import { createPageMemory } from '#platform/storage/page-memory.ts';
import type { DraftStore } from '../resume-draft/resume-types.ts';
import { currentOwner } from '../tabs/current-owner.ts';
import type { Done, Inverse } from './inverse.ts';
import { inverseOf, isSwitched } from './inverse-edit.ts';
import { textBack } from './inverse-text.ts';

/** A step whose texts were typed in no field: suggestions that were accepted, or what an earlier version said. */
type GivenKind = 'suggestions' | 'restore';

/** A kind of step: that of its first edit, where none was given. */
type StepKind = Edit['type'] | GivenKind;

/** The kind of step that was taken back or done again, and the edits that did it. */
export type Taken = { what: StepKind; edits: readonly Edit[] };

/** History of a person's edits to entries and sections of a resume, for as long as the page is open. */
export type EditHistory = {
  /** Hears of an edit from before it began; later ones it hears from the draft. One that it has heard of is no second one. */
  note: (done: Done | undefined) => void;
  /** Takes the last edit back (-1), or does again what was taken back (1); undefined where there is nothing. */
  step: (by: -1 | 1) => Taken | undefined;
  /** Takes one edit back; undefined where that was done already, or cannot be any more. */
  takeBack: (edit: Edit) => Taken | undefined;
  /** Makes accepted edits one step, those of texts too; each maker is asked for its edits when those before it are made. Answers all edits. */
  accept: (makers: readonly (() => readonly Edit[])[], what?: GivenKind) => readonly Edit[];
};

/** Edits of one moment, which are taken back together. Those of texts alone are none, since their fields have an undo of their own; a switch is one. */
type Step = { what?: StepKind; edits: Edit[]; inverses: Inverse[] };

/** Resumes whose history is kept once they are closed: those that were opened last. */
const MOST_HISTORIES = 10;

type KeptHistory = EditHistory & {
  /** Goes on with the resume as it was opened again. */
  goOnWith: (draft: DraftStore) => void;
};

const histories = createPageMemory<KeptHistory>(MOST_HISTORIES);

/** The history of an open resume; it begins with the first call, and goes on where the resume is opened again. */
export function historyOf(resumeId: string, draft: DraftStore, sections: Sections): EditHistory {
  const history = histories.get(currentOwner(), resumeId) ?? createHistory(sections);
  history.goOnWith(draft);
  histories.set(currentOwner(), resumeId, history);
  return history;
}

/** Follows the edits of a resume through the drafts of it, of which the last is open; ids that one has given are `renamed` in the next. */
function followDrafts(note: EditHistory['note'], renamed: Map<EntryId, EntryId>) {
  let open: DraftStore | undefined;
  let stop = () => {};
  return {
    now(): DraftStore {
      if (!open) throw new Error('A history was asked before it had a draft.');
      return open;
    },
    goOnWith(draft: DraftStore): void {
      if (draft === open) return;
      for (const [id, next] of open?.get().draft.aliases ?? [])
        if (!renamed.has(id)) renamed.set(id, next);
      stop();
      open = draft;
      stop = draft.subscribe(() => note(draft.get().lastEdit));
    },
  };
}

/** Steps that were done and undone, the last at the end, and the one in progress: of the person, or of this history. */
function createSteps() {
  const stacks = { done: [] as Step[], undone: [] as Step[] };
  let open: Step | undefined;

  function close(): void {
    open = undefined;
  }

  /** Adds an edit to the step of this moment, which is one as soon as it has a kind. */
  function add(edit: Edit, inverse: Inverse, what: StepKind | undefined, onto = stacks.done): void {
    if (!open) queueMicrotask(close);
    open ??= { edits: [], inverses: [] };
    open.edits.push(edit);
    open.inverses.push(inverse);
    if (open.what || !what) return;
    open.what = what;
    onto.push(open);
  }

  return { stacks, close, add };
}

function createHistory(sections: Sections): KeptHistory {
  const { stacks, close, add } = createSteps();
  /** New ids of entries that came back, by their old ones. */
  const renamed = new Map<EntryId, EntryId>();
  const heard = new WeakSet<Done>();
  const drafts = followDrafts(note, renamed);
  let taking: { what: Step['what']; onto: Step[] } | undefined;
  let accepting: GivenKind | undefined;

  function idNow(id: EntryId): EntryId {
    const current = currentId(drafts.now().get().draft.aliases, id);
    const next = renamed.get(current) ?? renamed.get(id);
    return next === undefined ? current : idNow(next);
  }

  function note(done: Done | undefined): void {
    if (!done || heard.has(done)) return;
    heard.add(done);
    if (done.before === done.after) return;
    if (!taking) stacks.undone = [];
    const given = accepting ?? taking?.what;
    const inverse = inverseIn(done, given);
    if (inverse) add(done.edit, inverse, kindIn(done, given, sections), taking?.onto);
  }

  function take({ what, inverses }: Step, onto: Step[]): Taken | undefined {
    const edits: Edit[] = [];
    close();
    taking = { what, onto };
    for (const inverse of inverses.toReversed()) {
      const resume = drafts.now().get().draft.document;
      const rename = (id: EntryId, next: EntryId) => renamed.set(idNow(id), next);
      const { newId } = drafts.now();
      const known = sectionsOf(resume, sections);
      const edit = inverse({ resume, sections: known, idNow, newId, rename });
      if (!edit) continue;
      drafts.now().edit(edit);
      if (drafts.now().get().draft.document !== resume) edits.push(edit);
    }
    taking = undefined;
    close();
    return what && edits.length > 0 ? { what, edits } : undefined;
  }

  return {
    note,
    goOnWith: drafts.goOnWith,
    step(by) {
      const [from, onto] = by < 0 ? [stacks.done, stacks.undone] : [stacks.undone, stacks.done];
      // A step that has nothing to do any more is no press of a key.
      for (let next = from.pop(); next; next = from.pop()) {
        const taken = take(next, onto);
        if (taken) return taken;
      }
      return undefined;
    },
    takeBack(edit) {
      const step = stacks.done.find(({ edits }) => edits.includes(edit));
      if (!step) return undefined;
      stacks.done = stacks.done.filter((each) => each !== step);
      return take(step, stacks.undone);
    },
    accept(makers, what = 'suggestions') {
      const made: Edit[] = [];
      close();
      accepting = what;
      for (const editsNow of makers) {
        const edits = editsNow();
        for (const edit of edits) drafts.now().edit(edit);
        made.push(...edits);
      }
      accepting = undefined;
      close();
      return made;
    },
  };
}

/** Returns how an edit of a step is taken back. Texts alone have an undo of their fields, but accepted ones were typed in none. */
const inverseIn = (done: Done, what: StepKind | undefined): Inverse | undefined =>
  inverseOf(done) ?? (what === 'suggestions' || what === 'restore' ? textBack(done) : undefined);

/** The kind of step that an edit makes; undefined for typed texts, which make none by themselves. */
function kindIn(done: Done, given: StepKind | undefined, sections: Sections): StepKind | undefined {
  const isText = done.edit.type === 'set-entry' && !isSwitched(done, sections);
  return isText ? undefined : (given ?? done.edit.type);
}
