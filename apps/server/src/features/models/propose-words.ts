import type { ProposalEvent, ProposalKind, ProposalWanted } from '@shortlist/contracts';
import { checkProposal, cleanProposal, type ProposalShape } from '@shortlist/proposals';
import type { Model } from './model.ts';
import { ModelFailure } from './model-failure.ts';
import { proposalPrompt } from './prompts.ts';

const SHAPES: Record<ProposalKind, ProposalShape> = {
  point: 'line',
  line: 'line',
  summary: 'paragraph',
};

/** Number of characters that come together: fewer would only be more work for everybody. */
const STEP = 24;
/** Share of the characters looked at so far that comes anew before the next look: a long answer costs as often as it doubles. */
const SHARE = 1 / 16;

/**
 * A proposal of the model's, as it is written and then checked against the person's own words. Throws
 * `ModelFailure`; what had been shown until then was no proposal.
 */
export async function* proposeWords(
  model: Model,
  wanted: ProposalWanted,
  { cancelled, now }: { cancelled: AbortSignal; now: Date },
): AsyncGenerator<ProposalEvent> {
  const shape = SHAPES[wanted.kind];
  let answer = '';
  let looked = 0;
  let shown = '';
  for await (const piece of model.answer(proposalPrompt(wanted), cancelled)) {
    answer += piece;
    if (answer.length - looked < Math.max(STEP, looked * SHARE)) continue;
    looked = answer.length;
    const text = cleanProposal(answer, shape);
    if (text !== shown) yield { type: 'text', text };
    shown = text;
  }
  const text = cleanProposal(answer, shape);
  if (text === '') throw new ModelFailure('empty');
  const source = [wanted.resume, wanted.role, wanted.text].join('\n');
  yield { type: 'done', text, marks: checkProposal(text, source, now.toISOString()) };
}
