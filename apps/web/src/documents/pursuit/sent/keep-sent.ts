import { freezeSent, getPursuit } from '@shortlist/contracts';
import type { Sections } from '@shortlist/model';
import { findDraftKind } from '#draft/draft-kind.ts';
import { draftKindsOf } from '#draft/draft-kinds.ts';
import { settleDocument } from '#draft/sending/settle-document.ts';
import { isAnswer, readFailure } from '#draft/server/read-failure.ts';
import { announceSaved } from '#draft/tabs/page-events.ts';
import { call } from '#platform/server/call.ts';
import {
  findSending,
  listSendings,
  putSending,
  removeSending,
  type SendingProblem,
  type SentDocument,
  type WaitingSending,
} from './waiting-sendings.ts';

/** Longest time that the server may take to make the files, in ms. */
const MAKING_MS = 60_000;

export type KeepOutcome =
  | { kind: 'kept' }
  /** The server was not reached, or is busy: it is kept later. */
  | { kind: 'waits' }
  /** It would wait, but this browser has no room for it. */
  | { kind: 'no-room' }
  /** The application is gone. */
  | { kind: 'missing' }
  | { kind: 'problem'; problem: SendingProblem };

/**
 * Has the server keep what is sent, once it has all that this browser has of the documents: files are made of what is saved. The sending
 * waits in this browser's storage until then, with the problem where there is one. `sections` are those of the app.
 */
export async function keepSent(sending: WaitingSending, sections?: Sections): Promise<KeepOutcome> {
  return oneAtATime(sending.applicationId, async () => {
    const isStored = putSending(sending);
    const outcome = await tryToKeep(sending, sections);
    return outcome.kind === 'waits' && !isStored ? { kind: 'no-room' } : outcome;
  });
}

/** Tries again what waits of the current owner, unless the server has refused it. */
export async function keepWaiting(sections?: Sections): Promise<void> {
  for (const { applicationId } of listSendings())
    await oneAtATime(applicationId, async () => {
      const sending = findSending(applicationId);
      if (sending && !isFinal(sending)) await tryToKeep(sending, sections);
    });
}

const isFinal = ({ problem }: WaitingSending): boolean =>
  problem !== undefined && 'isFinal' in problem && problem.isFinal;

/** Does something about the sending of an application, one page of this browser at a time. */
async function oneAtATime<T>(applicationId: string, work: () => Promise<T>): Promise<T> {
  const locks = globalThis.navigator?.locks;
  return locks ? locks.request(`shortlist-sending:${applicationId}`, work) : work();
}

async function tryToKeep(sending: WaitingSending, sections?: Sections): Promise<KeepOutcome> {
  const outcome = await askToKeep(sending, sections);
  const { problem: _, ...asked } = sending;
  if (outcome.kind === 'problem') putSending({ ...asked, problem: outcome.problem });
  if (outcome.kind === 'kept' || outcome.kind === 'missing') removeSending(sending);
  if (outcome.kind === 'kept') announceSaved(sending.applicationId);
  return outcome;
}

async function askToKeep(sending: WaitingSending, sections?: Sections): Promise<KeepOutcome> {
  if (!navigator.onLine) return { kind: 'waits' };
  const { applicationId, clientId: client_id, resume, letter, format, day } = sending;
  const params = { applicationId };
  try {
    const unsaved = await settle(sending, sections);
    if (unsaved.length > 0) {
      // Without an answer it is the line that is away.
      await call(getPursuit, { params });
      return { kind: 'problem', problem: { unsaved } };
    }
    const sent = { resume_id: resume, ...(letter && { letter_id: letter }), format, day };
    await call(freezeSent, { params, body: { client_id, ...sent } }, { timeoutMs: MAKING_MS });
    return { kind: 'kept' };
  } catch (cause) {
    return readOutcome(cause);
  }
}

function readOutcome(cause: unknown): KeepOutcome {
  const { kind } = readFailure(cause);
  if (kind === 'missing') return { kind };
  if (!isAnswer(cause) || kind === 'no-session') return { kind: 'waits' };
  return {
    kind: 'problem',
    problem: { refusal: cause.message, isFinal: kind === 'refused' },
  };
}

/** Sends what is unsaved of the documents of a sending; resolves to those that the server does not have as they are here. */
async function settle(
  { documents }: WaitingSending,
  sections: Sections | undefined,
): Promise<readonly SentDocument[]> {
  const kinds = draftKindsOf(sections);
  const areSettled = await Promise.all(
    documents.map(({ id, kind }) => {
      const found = findDraftKind(kinds, kind);
      return found === undefined || settleDocument(id, found);
    }),
  );
  return documents.filter((_, at) => !areSettled[at]);
}
