import { freezeSent, getPursuit } from '@shortlist/contracts';
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
  type SentDocument,
  type WaitingSending,
} from './waiting-sendings.ts';

/** Longest time that the server may take to make the files, in ms. */
const MAKING_MS = 60_000;

export type KeepOutcome =
  | { kind: 'kept' }
  /** The server was not reached, or is busy: it is kept later. */
  | { kind: 'waits' }
  /** Changes of these documents are not on the server, so nothing is kept. */
  | { kind: 'unsaved'; documents: readonly SentDocument[] }
  | { kind: 'refused'; cause: unknown };

/**
 * Has the server keep what is sent, once it has all that this browser has of the documents: files are made of what is saved. The sending
 * waits in this browser's storage until then, and no longer where nothing can be kept.
 */
export async function keepSent(sending: WaitingSending): Promise<KeepOutcome> {
  const outcome = await oneAtATime(sending.applicationId, () => tryToKeep(sending));
  if (outcome.kind === 'unsaved' || outcome.kind === 'refused') removeSending(sending);
  return outcome;
}

/** Tries again what waits of the current owner; a problem is noted with the sending, for the person to read. */
export async function keepWaiting(): Promise<void> {
  for (const { applicationId } of listSendings())
    await oneAtATime(applicationId, () => keepOne(findSending(applicationId)));
}

async function keepOne(sending: WaitingSending | undefined): Promise<void> {
  if (!sending || sending.problem !== undefined) return;
  const outcome = await tryToKeep(sending);
  if (outcome.kind !== 'refused') return;
  const failure = readFailure(outcome.cause);
  if (failure.kind === 'missing') removeSending(sending);
  if (failure.kind === 'refused') putSending({ ...sending, problem: failure.message });
}

/** Does something about the sending of an application, one page of this browser at a time. */
async function oneAtATime<T>(applicationId: string, work: () => Promise<T>): Promise<T> {
  const locks = globalThis.navigator?.locks;
  return locks ? locks.request(`shortlist-sending:${applicationId}`, work) : work();
}

async function tryToKeep(sending: WaitingSending): Promise<KeepOutcome> {
  const { applicationId, resume, letter, format, day } = sending;
  const params = { applicationId };
  try {
    if (!navigator.onLine) return { kind: 'waits' };
    const unsaved = await settle(sending);
    if (unsaved.length > 0) {
      // Without an answer it is the line that is away.
      await call(getPursuit, { params });
      return { kind: 'unsaved', documents: unsaved };
    }
    const sent = { resume_id: resume, ...(letter && { letter_id: letter }), format, day };
    const body = { client_id: sending.clientId, ...sent };
    await call(freezeSent, { params, body }, { timeoutMs: MAKING_MS });
  } catch (cause) {
    const isLater = !isAnswer(cause) || readFailure(cause).kind === 'unreachable';
    return isLater ? { kind: 'waits' } : { kind: 'refused', cause };
  }
  removeSending(sending);
  announceSaved(applicationId);
  return { kind: 'kept' };
}

/** Sends what is unsaved of the documents of a sending; resolves to those that the server does not have as they are here. */
async function settle({ documents }: WaitingSending): Promise<readonly SentDocument[]> {
  const kinds = draftKindsOf(undefined);
  const areSettled = await Promise.all(
    documents.map(({ id, kind }) => {
      const found = findDraftKind(kinds, kind);
      return found === undefined || settleDocument(id, found);
    }),
  );
  return documents.filter((_, at) => !areSettled[at]);
}
