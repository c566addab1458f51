import { rebaseText } from '@shortlist/draft';

/** Texts of a plain field, from the oldest to the newest, and the index of the present one. */
export type TextHistory = {
  readonly texts: readonly string[];
  readonly at: number;
  /** Kind of the last change, and the caret behind it; undefined where what follows begins a step. */
  readonly last?: { readonly kind: string; readonly caret: number } | undefined;
};

const MOST_STEPS = 200;

/** A change as an input event tells it. */
export type TextInput = { text: string; kind: string; caret: number };

export const beginHistory = (text: string): TextHistory => ({ texts: [text], at: 0 });

export const textNow = ({ texts, at }: TextHistory): string => texts[at] ?? '';

/** The history after a change of the person's. A word that is typed, or what is erased letter by letter, is one step. */
export function noteInput(history: TextHistory, input: TextInput): TextHistory {
  const { text, kind, caret } = input;
  if (text === textNow(history)) return history;
  if (kind.startsWith('history')) return noteStep(history, text, kind === 'historyUndo');
  const known = history.texts.slice(0, history.at + 1);
  const steps = goesOn(history, input) ? known.slice(0, -1) : known;
  const texts = [...steps.slice(-MOST_STEPS), text];
  return { texts, at: texts.length - 1, last: { kind, caret } };
}

/** Kinds of input that a browser takes together as one stretch. */
const STRETCHES = [
  'insertText',
  'insertCompositionText',
  'deleteContentBackward',
  'deleteContentForward',
];

function goesOn(history: TextHistory, { text, kind, caret }: TextInput): boolean {
  const { last, at, texts } = history;
  const before = textNow(history);
  if (last?.kind !== kind || !STRETCHES.includes(kind) || at === 0) return false;
  // Behind a space a word begins, and a step.
  if (kind === 'insertText' && /\s$/u.test(text.slice(0, caret))) return false;
  if (at < texts.length - 1) return false;
  const grown = text.length - before.length;
  return caret - last.caret === (kind === 'deleteContentForward' ? 0 : grown);
}

/** The history after the browser's own undo or redo, whose steps may be others. */
function noteStep({ texts, at }: TextHistory, text: string, isUndo: boolean): TextHistory {
  const found = isUndo ? texts.lastIndexOf(text, at - 1) : texts.indexOf(text, at + 1);
  if (found >= 0 && (at > 0 || !isUndo)) return { texts, at: found };
  const place = isUndo ? at : at + 1;
  return { texts: texts.toSpliced(place, 0, text), at: place };
}

/** The history after somebody else's words came into the field: they are in all that undo and redo go to. */
export function mergeInto(history: TextHistory, text: string): TextHistory {
  const before = textNow(history);
  const all = history.texts.map((earlier, at) =>
    at === history.at ? text : rebaseText(earlier, before, text),
  );
  const isNew = (each: string, at: number) => each !== all[at - 1];
  const texts = all.filter(isNew);
  return { texts, at: all.slice(0, history.at + 1).filter(isNew).length - 1 };
}

/** The history one step back (-1) or forth (1); undefined where there is none. */
export function stepHistory({ texts, at }: TextHistory, by: -1 | 1): TextHistory | undefined {
  return texts[at + by] === undefined ? undefined : { texts, at: at + by };
}
