import type { NewClaim, ProposalEvent, ProposalWanted } from '@shortlist/contracts';
import { en } from '@shortlist/messages';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useWords, type WordsOf } from '#platform/language/use-words.ts';
import { reasonOf } from '#platform/server/reason-of.ts';
import { askForProposal } from '../api.ts';

export type ShownProposal =
  | { status: 'writing'; text: string }
  | { status: 'ready'; text: string; marks: readonly NewClaim[] }
  | { status: 'failed'; message: string };
export type Proposal = { status: 'none' } | ShownProposal;

const NONE: Proposal = { status: 'none' };

/** Asks for one proposal at a time. What is asked again, cleared or left behind is cancelled, at the server too. */
export function useProposal() {
  const [proposal, setProposal] = useState<Proposal>(NONE);
  const asking = useRef<AbortController>(undefined);

  const clear = useCallback(() => {
    asking.current?.abort();
    setProposal(NONE);
  }, []);
  useEffect(() => () => asking.current?.abort(), []);

  const common = useWords(en.common);
  const ask = useCallback(
    async (wanted: ProposalWanted) => {
      asking.current?.abort();
      const controller = new AbortController();
      asking.current = controller;
      for await (const next of listStates(wanted, controller.signal, common)) {
        if (controller.signal.aborted) return;
        setProposal(next);
      }
    },
    [common],
  );

  return { proposal, ask, clear };
}

/** Yields what there is to show, from the asking to the end; a failure is a state too. */
async function* listStates(
  wanted: ProposalWanted,
  signal: AbortSignal,
  common: WordsOf<'common'>,
): AsyncGenerator<ShownProposal> {
  yield { status: 'writing', text: '' };
  try {
    for await (const event of askForProposal(wanted, signal)) yield stateOf(event);
  } catch (error) {
    yield { status: 'failed', message: reasonOf(common, error) };
  }
}

function stateOf(event: ProposalEvent): ShownProposal {
  switch (event.type) {
    case 'text':
      return { status: 'writing', text: event.text };
    case 'done':
      return { status: 'ready', text: event.text, marks: event.marks };
    case 'failed':
      return { status: 'failed', message: event.message };
  }
}
