import type { SecondOpinion } from '@shortlist/contracts';
import { quotePlaces } from '@shortlist/keywords';
import { en } from '@shortlist/messages';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useWords, type WordsOf } from '#platform/language/use-words.ts';
import { reasonOf } from '#platform/server/reason-of.ts';
import { fetchOpinions, type OpinionsWanted } from '../api.ts';
import { useKeptOpinions } from './use-kept-opinions.ts';

/** State of a second opinion. `told` is what there is to say about it. */
export type Opinions =
  | { status: 'none' }
  | { status: 'asking' }
  | { status: 'failed'; message: string }
  | { status: 'answered'; opinions: SecondOpinion[]; told: string };

const NONE: Opinions = { status: 'none' };

/**
 * Asks for one second opinion at a time. What is asked again, cancelled or left behind ends at the server too. What was
 * answered stays until the tab is closed or another answer comes, also where the panel is closed meanwhile.
 */
export function useSecondOpinion(resumeId: string) {
  const words = useWords(en.opinion);
  const common = useWords(en.common);
  const { kept, keep, settle } = useKeptOpinions(resumeId);
  const [state, setState] = useState<Opinions>(NONE);
  const asking = useRef<AbortController>(undefined);
  useEffect(() => () => asking.current?.abort(), []);

  const cancel = useCallback(() => {
    asking.current?.abort();
    setState(NONE);
  }, []);

  const ask = useCallback(
    async (wanted: OpinionsWanted) => {
      asking.current?.abort();
      const controller = new AbortController();
      asking.current = controller;
      setState({ status: 'asking' });
      const next = await answerTo(wanted, controller.signal, { words, common });
      if (controller.signal.aborted) return;
      if (next.status === 'answered') keep(next);
      setState(next.status === 'answered' ? NONE : next);
    },
    [keep, words, common],
  );

  return { state: state.status === 'none' ? kept : state, ask, cancel, settle };
}

type Saying = { words: WordsOf<'opinion'>; common: WordsOf<'common'> };

/** Asks, and returns what became of it; a failure is a state too. */
async function answerTo(
  wanted: OpinionsWanted,
  signal: AbortSignal,
  { words, common }: Saying,
): Promise<Opinions> {
  try {
    const answered = await fetchOpinions(wanted, signal);
    const opinions = answered.filter((opinion) => isOfUse(opinion, wanted));
    const count = opinions.length;
    const told = count === 0 ? words.none : words.found({ count });
    return { status: 'answered', opinions, told };
  } catch (error) {
    return { status: 'failed', message: reasonOf(common, error) };
  }
}

/** Checks whether it can count: it is about what was asked, with words that stand in the resume by the engine's own measure. */
const isOfUse = (
  { keyword, quote }: SecondOpinion,
  { keywords, resume }: OpinionsWanted,
): boolean => keywords.includes(keyword) && quotePlaces(quote, resume).length > 0;
