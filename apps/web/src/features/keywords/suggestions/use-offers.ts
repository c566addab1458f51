import { makeProposal, type Proposal } from '@shortlist/contracts';
import { en } from '@shortlist/messages';
import { RESUME } from '@shortlist/model';
import { editsOf } from '@shortlist/tailoring';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { draftKindOf } from '#draft/draft-kind.ts';
import { useOpened } from '#draft/react/opened-document.ts';
import { useSettle } from '#draft/react/use-settle.ts';
import { settleDocument } from '#draft/sending/settle-document.ts';
import { announceSaved } from '#draft/tabs/page-events.ts';
import { useWords } from '#platform/language/use-words.ts';
import { useSections } from '#platform/sections-context.ts';
import { call } from '#platform/server/call.ts';
import { modelQuery } from '#platform/server/model-query.ts';
import { useNotice } from '#ui/notices/notice-context.ts';
import { useFailureNotice } from '#ui/notices/use-failure-notice.ts';
import { useTargeting } from '../targeting-context.ts';
import { proposalsQuery, withProposal } from './proposals-query.ts';
import { type Settlement, settleUnchanged } from './settle-unchanged.ts';
import { type Acceptance, acceptedChange, type ShownChange } from './shown-change.ts';

/** A change that is kept at the server, and the proposal that it is of. */
export type Offer = ShownChange & { proposal: Proposal; n: number };

/** Time that a model may take for a few points, in ms. */
const MODEL_MS = 45_000;

/** Changes that a model or a program offers for the open resume, and what a person does with them. */
export function useOffers(resumeId: string) {
  const words = useWords(en.suggestions);
  const { draft } = useOpened();
  const { jobDescription } = useTargeting();
  const queryClient = useQueryClient();
  const notify = useNotice();
  const sections = useSections();
  const attempt = useAttempt();
  const saveEdits = useSettle(() => settleDocument(resumeId, draftKindOf(RESUME, sections)));
  const model = useQuery(modelQuery).data;
  const [isAsking, setAsking] = useState(false);

  const store = (proposal: Proposal) =>
    queryClient.setQueryData(proposalsQuery(resumeId).queryKey, withProposal(proposal));

  async function settle({ proposal, n }: Offer, body: Settlement): Promise<boolean> {
    try {
      store(await settleUnchanged(proposal, n, body));
      return true;
    } catch (cause) {
      // It may be another offer by now.
      void queryClient.invalidateQueries(proposalsQuery(resumeId));
      throw cause;
    }
  }

  async function askModel(): Promise<boolean> {
    if (!(await saveEdits(words.notReworded))) return false;
    const body = { posting: jobDescription, made_by: 'model' as const };
    const params = { documentId: resumeId };
    const made = await call(makeProposal, { params, body }, { timeoutMs: MODEL_MS });
    if (made.proposal) store(made.proposal);
    else await notify({ title: words.nothingReworded, text: words.nothingRewordedHint });
    return true;
  }

  return {
    offers: useOpenOffers(resumeId),
    model: model?.isOn ? model.name : undefined,
    isAsking,
    /** Asks the model to reword points that the posting is about. */
    async ask(): Promise<void> {
      setAsking(true);
      await attempt(askModel, 'Points were not reworded.', words.notReworded);
      setAsking(false);
    },
    /** Resolves to the change as it was accepted, once the server has it. */
    async accept(offer: Offer, { text, confirmed = [] }: Acceptance) {
      const { n } = offer;
      const edited = text === undefined ? [] : [{ n, text }];
      const body = { accepted: [n], edited, confirmed: [{ n, words: [...confirmed] }] };
      const isAccepted = await attempt(
        async () => (await saveEdits(words.notAccepted)) && settle(offer, body),
        'A change was not accepted.',
        words.notAccepted,
      );
      if (!isAccepted) return undefined;
      announceSaved(resumeId);
      return acceptedChange(offer.change, text, draft.get().draft.document);
    },
    refuse: (offer: Offer) =>
      attempt(
        () => settle(offer, { refused: [offer.n] }),
        'A change was not skipped.',
        words.notSkipped,
      ),
  };
}

/** Lists what can be accepted of the resume as it is. What rules offer the page makes itself. */
function useOpenOffers(resumeId: string): Offer[] {
  const sections = useSections();
  const { resume } = useOpened();
  const { data: proposals = [] } = useQuery(proposalsQuery(resumeId));
  return proposals
    .filter(({ made_by: by }) => by !== 'rules')
    .flatMap((proposal) => proposal.changes.map((change) => ({ proposal, change })))
    .filter(
      ({ change: { state, change } }) =>
        state === 'open' && editsOf(change, resume, sections).length > 0,
    )
    .map(({ proposal, change: { state: _, ...shown } }) => ({
      ...{ ...shown, proposal },
      id: `${proposal.proposal_id}/${shown.n}`,
    }));
}

/** Returns a function that asks the server, and resolves to whether that was done; it says what fails. */
function useAttempt() {
  const fail = useFailureNotice();
  return async (ask: () => Promise<boolean>, log: string, title: string): Promise<boolean> => {
    try {
      return await ask();
    } catch (cause) {
      await fail(log, cause, title);
      return false;
    }
  };
}
