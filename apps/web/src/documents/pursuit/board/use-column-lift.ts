import { en } from '@shortlist/messages';
import { MEANINGS, type Meaning } from '@shortlist/model/pursuit';
import { type KeyboardEvent, useRef, useState } from 'react';
import { useWords, type WordsOf } from '#platform/language/use-words.ts';
import { type Lift, shiftLift } from '#ui/reorder/lift.ts';

/** Questions of a lift to the board. */
type ColumnLiftOptions = {
  /** The state in which an application is; undefined where it is gone. */
  meaningOf: (id: string) => Meaning | undefined;
  /** Returns what an announcement calls it. */
  nameOf: (id: string) => string;
  onMove: (id: string, meaning: Meaning) => void;
};

const STEPS = new Map<string, -1 | 1>([
  ['ArrowUp', -1],
  ['ArrowLeft', -1],
  ['ArrowDown', 1],
  ['ArrowRight', 1],
]);

type Happening = Parameters<WordsOf<'applicationsBoard'>['happened']>[0]['happening'];

/**
 * Lets one card at a time be lifted and dropped in another column: positions of the lift are those of the states. `moves` is the same
 * object for as long as the board is shown, so that a lift draws the cards that it concerns and no others.
 */
export function useColumnLift(options: ColumnLiftOptions) {
  const words = useWords(en.applicationsBoard);
  const states = useWords(en.applications);
  const [lift, setLift] = useState<Lift<string>>();
  const [announcement, setAnnouncement] = useState('');
  const now = useRef({ options, words, states });
  now.current = { options, words, states };
  const [moves] = useState(() => createMoves({ now, setLift, setAnnouncement }));
  return { lift, announcement, moves };
}

export type ColumnMoves = ReturnType<typeof createMoves>;

type Parts = {
  now: {
    readonly current: {
      options: ColumnLiftOptions;
      words: WordsOf<'applicationsBoard'>;
      states: WordsOf<'applications'>;
    };
  };
  setLift: (lift: Lift<string> | undefined) => void;
  setAnnouncement: (said: string) => void;
};

function createMoves({ now, setLift, setAnnouncement }: Parts) {
  // Pointer events come faster than renders: what is held is known at once, the screen follows.
  let held: Lift<string> | undefined;

  function say(happening: Happening, id: string, meaning: Meaning): void {
    const { options, words, states } = now.current;
    const state = states.meaning({ meaning });
    setAnnouncement(words.happened({ happening, name: options.nameOf(id), state }));
  }

  function hold(next: Lift<string> | undefined): void {
    held = next;
    setLift(next);
  }

  function take(id: string, by: Lift<string>['by']): void {
    const meaning = now.current.options.meaningOf(id);
    if (!meaning) return;
    const at = MEANINGS.indexOf(meaning);
    hold({ id, from: at, to: at, by });
    say('lifted', id, meaning);
  }

  function moveTo(to: number): void {
    const meaning = MEANINGS[to];
    if (!held || !meaning || to === held.to) return;
    hold({ ...held, to });
    say('moved', held.id, meaning);
  }

  /** Puts a card into a column, also one that nobody lifted. */
  function move(id: string, meaning: Meaning): void {
    now.current.options.onMove(id, meaning);
    say('dropped', id, meaning);
  }

  function drop(): void {
    const dropped = held;
    const meaning = dropped && MEANINGS[dropped.to];
    if (!meaning || now.current.options.meaningOf(dropped.id) === meaning) {
      cancel();
      return;
    }
    hold(undefined);
    move(dropped.id, meaning);
  }

  function cancel(): void {
    const from = held && MEANINGS[held.from];
    if (!held || !from) return;
    say('put back', held.id, from);
    hold(undefined);
  }

  function step(by: -1 | 1): void {
    if (held) moveTo(shiftLift(held, by, MEANINGS.length).to);
  }

  return {
    take,
    move,
    /** Makes the column of a state the one to fall to; undefined is the card's own. */
    moveOver(meaning: string | undefined) {
      const found = MEANINGS.find((each) => each === meaning);
      if (held) moveTo(found ? MEANINGS.indexOf(found) : held.from);
    },
    step,
    drop,
    cancel,
    handleKeyDown(event: KeyboardEvent) {
      const by = STEPS.get(event.key);
      if (!held || (!by && event.key !== 'Escape')) return;
      event.preventDefault();
      if (by) step(by);
      else cancel();
    },
  };
}
