import type { ChosenLook } from '@shortlist/model';
import type { DraftStore } from '#draft/resume-draft/resume-types.ts';

export type LookChanges = Partial<ChosenLook>;

type Step = {
  before: LookChanges;
  after: LookChanges;
  /** Does what belongs to the change beside the look, or takes it back. */
  along?: ((isDone: boolean) => void) | undefined;
};

export type LookHistory = {
  /** The engines that designs were left with for another one, by their ids; '' is the design of a look that names none. */
  left: ReadonlyMap<string, number | null>;
  get: () => { canUndo: boolean; canRedo: boolean };
  subscribe: (onChange: () => void) => () => void;
  change: (changes: LookChanges, along?: Step['along']) => void;
  undo: () => void;
  redo: () => void;
};

/** Changes of one number or color within this time, in ms, are one step: a slider that is dragged. */
const ONE_STEP_MS = 1000;

const histories = new WeakMap<DraftStore, LookHistory>();

/** The changes of an open resume's look, which can be taken back one by one for as long as it is open. */
export function lookHistoryOf(draft: DraftStore): LookHistory {
  const history = histories.get(draft) ?? createLookHistory(draft);
  histories.set(draft, history);
  return history;
}

function createLookHistory(draft: DraftStore): LookHistory {
  const left = new Map<string, number | null>();
  let done: Step[] = [];
  let undone: Step[] = [];
  let state = { canUndo: false, canRedo: false };
  let changedAt = Number.NEGATIVE_INFINITY;
  const listeners = new Set<() => void>();
  const now = () => performance.now();

  function edit(changes: LookChanges): void {
    draft.edit({ type: 'set-look', changes });
    state = { canUndo: done.length > 0, canRedo: undone.length > 0 };
    for (const onChange of listeners) onChange();
  }

  function change(after: LookChanges, along?: Step['along']): void {
    const { look } = draft.get().draft.document;
    if (after.design !== undefined) left.set(look.design ?? '', look.engine ?? null);
    const last = done.at(-1);
    const isSame =
      last && !along && now() - changedAt < ONE_STEP_MS && areOneDrag(last.after, after);
    const before = isSame ? last.before : choicesOf(look, after);
    done = [...(isSame ? done.slice(0, -1) : done), { before, after, along }];
    undone = [];
    changedAt = now();
    along?.(true);
    edit(after);
  }

  function undo(): void {
    const step = done.at(-1);
    if (!step) return;
    done = done.slice(0, -1);
    undone = [...undone, step];
    changedAt = Number.NEGATIVE_INFINITY;
    step.along?.(false);
    edit(step.before);
  }

  function redo(): void {
    const step = undone.at(-1);
    if (!step) return;
    undone = undone.slice(0, -1);
    done = [...done, step];
    step.along?.(true);
    edit(step.after);
  }

  return {
    left,
    get: () => state,
    subscribe(onChange) {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
    change,
    undo,
    redo,
  };
}

/** Checks whether two changes are of the same slider or the same field of a color. */
function areOneDrag(one: LookChanges, other: LookChanges): boolean {
  const names = Object.keys(one) as (keyof LookChanges)[];
  const isDragged = names.every((name) => name === 'accent' || typeof one[name] === 'number');
  return (
    isDragged && names.length === Object.keys(other).length && names.every((name) => name in other)
  );
}

/** Picks the choices of a look that have the names of changes, null where nothing was chosen. */
const choicesOf = (look: ChosenLook, changes: LookChanges): LookChanges =>
  Object.fromEntries(
    Object.keys(changes).map((name) => [name, look[name as keyof ChosenLook] ?? null]),
  );
