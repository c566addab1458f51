import type { SecondOpinion } from '@shortlist/contracts';
import { quotePlaces } from '@shortlist/keywords';
import { useCallback, useEffect, useRef, useState } from 'react';
import { reasonOf } from '#lib/reason-of.ts';
import { askForOpinions, type OpinionsWanted } from './api.ts';

/** How far a second opinion is. `told` is what there is to say about it. */
export type Opinions =
  | { status: 'none' }
  | { status: 'asking' }
  | { status: 'failed'; message: string }
  | { status: 'answered'; opinions: readonly SecondOpinion[]; told: string };

const NONE: Opinions = { status: 'none' };

/** Asks for one second opinion at a time. What is asked anew, cancelled or left behind ends at the server too. */
export function useSecondOpinion() {
  const [state, setState] = useState<Opinions>(NONE);
  const asking = useRef<AbortController>(undefined);
  useEffect(() => () => asking.current?.abort(), []);

  const cancel = useCallback(() => {
    asking.current?.abort();
    setState(NONE);
  }, []);

  const ask = useCallback(async (wanted: OpinionsWanted) => {
    asking.current?.abort();
    const controller = new AbortController();
    asking.current = controller;
    setState({ status: 'asking' });
    const next = await answerTo(wanted, controller.signal);
    if (!controller.signal.aborted) setState(next);
  }, []);

  /** The person decided about one of them. */
  const settle = useCallback((keyword: string, told: string) => {
    setState((state) =>
      state.status === 'answered'
        ? { ...state, opinions: state.opinions.filter((each) => each.keyword !== keyword), told }
        : state,
    );
  }, []);

  return { state, ask, cancel, settle };
}

/** What became of asking; a failure is a state too. */
async function answerTo(wanted: OpinionsWanted, signal: AbortSignal): Promise<Opinions> {
  try {
    const answered = await askForOpinions(wanted, signal);
    const opinions = answered.filter((opinion) => isOfUse(opinion, wanted));
    return { status: 'answered', opinions, told: tell(opinions.length) };
  } catch (error) {
    return { status: 'failed', message: reasonOf(error) };
  }
}

/** Whether it can count: it is about what was asked, with words that stand in the resume by the engine's own measure. */
const isOfUse = (
  { keyword, quote }: SecondOpinion,
  { keywords, resume }: OpinionsWanted,
): boolean => keywords.includes(keyword) && quotePlaces(quote, resume).length > 0;

function tell(count: number): string {
  if (count === 0) return 'It found none of them in your resume.';
  const what = count === 1 ? 'one keyword' : `${count} keywords`;
  return `It found words for ${what}. Count only what is true: it may be wrong.`;
}
