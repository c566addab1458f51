import { currentId } from '@shortlist/draft';
import { type Edit, type EntryId, type Sections, sectionsOf } from '@shortlist/model';
import type { DraftStore } from '../resume-draft/resume-types.ts';
import type { Done, Inverse } from './inverse.ts';
import { inverseOf, isSwitched } from './inverse-edit.ts';

/** The kind of edit that was taken back or done again, and the edits that did it. */
export type Taken = { what: Edit['type']; edits: readonly Edit[] };

/** History of a person's edits to entries and sections of an open resume, for as long as it is open. */
export type EditHistory = {
  /** Hears of an edit from before it began; later ones it hears from the draft. One that it has heard of is no second one. */
  note: (done: Done | undefined) => void;
  /** Takes the last edit back (-1), or does again what was taken back (1); undefined where there is nothing. */
  step: (by: -1 | 1) => Taken | undefined;
  /** Takes one edit back; undefined where that was done already, or cannot be any more. */
  takeBack: (edit: Edit) => Taken | undefined;
};

/** Edits of one moment, which are taken back together. Those of texts alone are none, since their fields have an undo of their own; a switch is one. */
type Step = { what?: Edit['type']; edits: Edit[]; inverses: Inverse[] };

const histories = new WeakMap<DraftStore, EditHistory>();

/** The history of an open resume; it begins with the first call. */
export function historyOf(draft: DraftStore, sections: Sections): EditHistory {
  const history = histories.get(draft) ?? createHistory(draft, sections);
  histories.set(draft, history);
  return history;
}

function createHistory(draft: DraftStore, sections: Sections): EditHistory {
  const stacks = { done: [] as Step[], undone: [] as Step[] };
  /** New ids of entries that came back, by their old ones. */
  const renamed = new Map<EntryId, EntryId>();
  const heard = new WeakSet<Done>();
  /** Step in progress: of the person, or of this history. */
  let open: Step | undefined;
  let taking: { what: Step['what']; onto: Step[] } | undefined;

  function idNow(id: EntryId): EntryId {
    const current = currentId(draft.get().draft.aliases, id);
    const next = renamed.get(current) ?? renamed.get(id);
    return next === undefined ? current : idNow(next);
  }

  function note(done: Done | undefined): void {
    if (!done || heard.has(done)) return;
    heard.add(done);
    if (done.before === done.after) return;
    if (!taking) stacks.undone = [];
    const inverse = inverseOf(done);
    if (inverse) add(done, inverse);
  }

  function add(done: Done, inverse: Inverse): void {
    const { edit } = done;
    if (!open) queueMicrotask(close);
    open ??= { edits: [], inverses: [] };
    open.edits.push(edit);
    open.inverses.push(inverse);
    if (open.what || (edit.type === 'set-entry' && !isSwitched(done, sections))) return;
    open.what = taking?.what ?? edit.type;
    (taking?.onto ?? stacks.done).push(open);
  }

  function close(): void {
    open = undefined;
  }

  function take({ what, inverses }: Step, onto: Step[]): Taken | undefined {
    const edits: Edit[] = [];
    close();
    taking = { what, onto };
    for (const inverse of inverses.toReversed()) {
      const resume = draft.get().draft.document;
      const rename = (id: EntryId, next: EntryId) => renamed.set(idNow(id), next);
      const edit = inverse({
        resume,
        sections: sectionsOf(resume, sections),
        idNow,
        newId: draft.newId,
        rename,
      });
      if (!edit) continue;
      draft.edit(edit);
      if (draft.get().draft.document !== resume) edits.push(edit);
    }
    taking = undefined;
    close();
    return what && edits.length > 0 ? { what, edits } : undefined;
  }

  draft.subscribe(() => note(draft.get().lastEdit));

  return {
    note,
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
  };
}
