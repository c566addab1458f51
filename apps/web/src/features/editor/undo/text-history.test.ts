import { fc, test } from '@fast-check/vitest';
import { expect, it } from 'vitest';
import {
  beginHistory,
  mergeInto,
  noteInput,
  stepHistory,
  type TextHistory,
  textNow,
} from './text-history.ts';

const type = (history = beginHistory(''), typed = '') =>
  Array.from(typed).reduce((next, letter) => {
    const text = textNow(next) + letter;
    return noteInput(next, { text, kind: 'insertText', caret: text.length });
  }, history);

/** All that undo goes to, from the last to the first. */
function undone(history = beginHistory('')): string[] {
  const back = stepHistory(history, -1);
  return back ? [textNow(back), ...undone(back)] : [];
}

it('takes a word back at a time, and what was erased at once', () => {
  let history = type(beginHistory(''), 'one two');
  for (const text of ['one tw', 'one t']) {
    history = noteInput(history, { text, kind: 'deleteContentBackward', caret: text.length });
  }
  expect(undone(history)).toEqual(['one two', 'one', '']);
});

it('goes where the undo of the browser went', () => {
  const history = noteInput(type(beginHistory(''), 'one two'), {
    text: '',
    kind: 'historyUndo',
    caret: 0,
  });
  expect(undone(history)).toEqual([]);
  const redone = noteInput(history, { text: 'one t', kind: 'historyRedo', caret: 5 });
  expect(textNow(redone)).toBe('one t');
  expect(undone(redone)).toEqual(['']);
});

const wordsIn = (text: string): string[] => text.match(/\S+/gu) ?? [];

/** A text with a word of its own put in at a word's edge, or as a line. */
function withWord(text: string, place: number, { word, line }: { word: string; line: boolean }) {
  const words = text.split(/(?<=\s)|(?=\s)/u);
  return words
    .toSpliced(place % (words.length + 1), 0, line ? `\n${word}\n` : ` ${word} `)
    .join('');
}

/** A text without one of its words. */
function without(text: string, place: number): string {
  const words = wordsIn(text);
  return text.replace(words[place % Math.max(words.length, 1)] ?? '', '');
}

/** A field, with what another window has put into it and taken out of it. */
type Field = { history: TextHistory; theirs: string[]; gone: string[] };
type Action = (field: Field, at: number) => Field;

const typeIn =
  (place: number, line: boolean): Action =>
  ({ history, ...others }, at) => {
    const text = withWord(textNow(history), place, { word: `mine${at}.`, line });
    return { ...others, history: noteInput(history, { text, kind: 'insertFromPaste', caret: 0 }) };
  };

const eraseIn =
  (place: number): Action =>
  ({ history, theirs, gone }) => {
    const text = without(textNow(history), place);
    return {
      gone,
      history: noteInput(history, { text, kind: 'deleteByCut', caret: 0 }),
      // What this person took out is this person's to bring back.
      theirs: theirs.filter((word) => wordsIn(text).includes(word)),
    };
  };

const mergeIn =
  (place: number, line: boolean, erases: boolean): Action =>
  ({ history, theirs, gone }, at) => {
    const text = textNow(history);
    const word = `theirs${at}.`;
    const next = withWord(erases ? without(text, place + 7) : text, place, { word, line });
    const isLeft = (each: string) => wordsIn(next).includes(each);
    return {
      history: mergeInto(history, next),
      theirs: [...theirs, word].filter(isLeft),
      gone: [...gone, ...wordsIn(text).filter((each) => !isLeft(each))],
    };
  };

const stepIn =
  (by: -1 | 1): Action =>
  ({ history, ...others }) => ({ ...others, history: stepHistory(history, by) ?? history });

const place = fc.nat(40);
const action = fc.oneof(
  fc.tuple(place, fc.boolean()).map((how) => typeIn(...how)),
  place.map(eraseIn),
  fc.tuple(place, fc.boolean(), fc.boolean()).map((how) => mergeIn(...how)),
  fc.constantFrom(-1 as const, 1 as const).map(stepIn),
);

test.prop([fc.array(action, { maxLength: 25 })], { numRuns: 500 })(
  '[TR1] undo and redo, in any order with merges, take no word of another window and bring none back that it took out',
  (actions) => {
    let field: Field = { history: beginHistory('begun here'), theirs: [], gone: [] };
    for (const [at, act] of actions.entries()) {
      field = act(field, at);
      const words = wordsIn(textNow(field.history));
      expect(words).toEqual(expect.arrayContaining(field.theirs));
      expect(words.filter((word) => field.gone.includes(word))).toEqual([]);
    }
  },
);
