import {
  type OfferedChange,
  type Proposal,
  type RequestOf,
  settleProposal,
} from '@shortlist/contracts';
import { ApiError } from '#platform/server/api-error.ts';
import { call } from '#platform/server/call.ts';

/** Which changes of a proposal are settled, and how. */
export type Settlement = RequestOf<typeof settleProposal>['body'];

/** Settles a change; once more where the proposal has changed meanwhile, and this change has not. */
export async function settleUnchanged(
  proposal: Proposal,
  n: number,
  body: Settlement,
): Promise<Proposal> {
  const params = { proposalId: proposal.proposal_id };
  const send = async (ifMatch: number) =>
    (await call(settleProposal, { params, body }, { ifMatch })).proposal;
  try {
    return await send(proposal.revision);
  } catch (cause) {
    const now = cause instanceof ApiError && cause.code === 'stale' ? nowIn(cause) : undefined;
    if (!now || !readsSame(proposal.changes[n], now.changes[n])) throw cause;
    return send(now.revision);
  }
}

/** The proposal as it is, from the refusal of a stale answer. */
function nowIn({ body }: ApiError): Proposal | undefined {
  const stale = settleProposal.schema.response[409].safeParse(body);
  return stale.success ? stale.data.current : undefined;
}

const readsSame = (one: OfferedChange | undefined, other: OfferedChange | undefined): boolean =>
  JSON.stringify([one?.before, one?.after, one?.unproved]) ===
  JSON.stringify([other?.before, other?.after, other?.unproved]);
