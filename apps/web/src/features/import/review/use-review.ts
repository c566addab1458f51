import { en } from '@shortlist/messages';
import type { EntryId } from '@shortlist/model';
import { useMemo, useRef, useState } from 'react';
import { useWords } from '#platform/language/use-words.ts';
import { useSections } from '#platform/sections-context.ts';
import type { ReadResume } from '../read-resume.ts';
import { fieldKey } from './fields/review-fields.ts';
import type { KeptStep } from './restore-review.ts';
import { FIELDS_SWITCH_ID, type Looked, type ReviewActions } from './review-context.ts';
import { type ReviewState, type ReviewStep, startReview, takeStep } from './review-state.ts';
import { useFocusWish } from './use-focus-wish.ts';

/** The review and, right after a step that can be undone, how it was before, and what was done. */
type Reviewing = { review: ReviewState; undo?: { before: ReviewState; words: string } };

/** The one of the two in sight where there is no room for both. */
export type View = 'fields' | 'document';

const NOTHING: ReadonlySet<EntryId> = new Set();

/** All that the screen remembers; `restored` is a review as it was left. */
export function useReview({ parsed, isExact = false }: ReadResume, restored?: ReviewState) {
  const sections = useSections();
  const words = useWords(en.review);
  const [{ review, undo }, setReviewing] = useState<Reviewing>(() => ({
    review: restored ?? startReview(parsed, sections, isExact, words),
  }));
  const [looked, setLooked] = useState<Looked>();
  const [typing, setTyping] = useState<string>();
  const [revealed, setRevealed] = useState<ReadonlySet<EntryId>>(NOTHING);
  const [view, setView] = useState<View>('fields');
  const focus = useFocusWish();
  /** Steps since `takeSteps` was called last. */
  const steps = useRef<KeptStep[]>([]);

  const actions = useMemo<ReviewActions>(() => {
    function change(step: ReviewStep, words?: string) {
      steps.current.push(step);
      setReviewing((now) => {
        const next = takeStep(now.review, step);
        if (next === now.review) return now;
        return words === undefined
          ? { review: next }
          : { review: next, undo: { before: now.review, words } };
      });
    }
    return {
      take: (step) => change(step),
      takeAndTell: change,
      look: setLooked,
      lookThere(next) {
        setLooked(next);
        setView('document');
        // Only where the document takes the place of the fields, and of the button just pressed.
        focus({ id: FIELDS_SWITCH_ID });
      },
      setTyping: (place) => setTyping(place && fieldKey(place)),
      reveal({ entryId }) {
        if (entryId) setRevealed((now) => new Set(now).add(entryId));
      },
      focus,
    };
  }, [focus]);

  function undoLast() {
    if (!undo) return;
    const { sections: _, ...before } = undo.before;
    steps.current.push({ type: 'undo', review: before });
    setReviewing({ review: undo.before });
  }

  const takeSteps = () => steps.current.splice(0);

  return { review, undo, undoLast, looked, typing, revealed, view, setView, actions, takeSteps };
}
