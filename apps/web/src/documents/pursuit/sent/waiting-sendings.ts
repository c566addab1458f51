import type { SentFormat } from '@shortlist/contracts';
import type { ResumeId } from '@shortlist/model';
import { useSyncExternalStore } from 'react';
import { onDraftChange } from '#draft/storage/draft-changes.ts';
import {
  formatPlace,
  isAwaited,
  orphanedPage,
  WAITING_SENDING,
} from '#draft/storage/draft-places.ts';
import { listTexts, put, removeQuietly } from '#draft/storage/stored-texts.ts';
import { isForCurrentOwner } from '#draft/tabs/current-owner.ts';
import { PURSUITS } from '../pursuit-kind.ts';

/** A document that a sending is made of, by the name of its kind: the application, what is sent, and what that follows. */
export type SentDocument = { id: ResumeId; kind: string; title: string };

/** Documents that are to be kept as sent for an application; `clientId` has the server keep them once. */
type Sending = {
  applicationId: string;
  clientId: string;
  resume: ResumeId;
  letter?: ResumeId;
  /** All that is to be on the server first. */
  documents: readonly SentDocument[];
  format: SentFormat;
  /** The day by the person's clock, YYYY-MM-DD. */
  day: string;
};

/** Reason that a sending is not kept: documents with changes that the server does not have, or the server's words, which may be final. */
export type SendingProblem =
  | { unsaved: readonly SentDocument[] }
  | { refusal: string; isFinal: boolean };

/** A sending that this browser keeps until the server has it. */
export type WaitingSending = Sending & { owner: string; problem?: SendingProblem };

const storage = () => localStorage;

const placeOf = ({ owner, applicationId }: Pick<WaitingSending, 'owner' | 'applicationId'>) =>
  formatPlace({
    ...{ owner, documentId: applicationId, kind: PURSUITS.definition.kind },
    ...{ page: orphanedPage(WAITING_SENDING), key: WAITING_SENDING },
  });

/** Keeps a sending until the server has it; false where the storage does not take it. */
export const putSending = (sending: WaitingSending): boolean =>
  put(storage, placeOf(sending), JSON.stringify(sending));

export const removeSending = (sending: WaitingSending): void =>
  removeQuietly(storage, placeOf(sending));

/** Lists the sendings of the current owner that wait in this browser: mostly one look at the names in its storage. */
export function listSendings(): WaitingSending[] {
  if (!isAwaited(storage, WAITING_SENDING)) return [];
  return listTexts(storage).flatMap(({ key, owner, text }) =>
    key === WAITING_SENDING && isForCurrentOwner(owner)
      ? // Only this product writes below its prefix, so the text has the shape; a guest may have made an account since.
        [{ ...(JSON.parse(text) as WaitingSending), owner }]
      : [],
  );
}

export const findSending = (applicationId: string): WaitingSending | undefined =>
  listSendings().find((sending) => sending.applicationId === applicationId);

/** Gives up what waits for an application. */
export function forgetSending(applicationId: string): void {
  const sending = findSending(applicationId);
  if (sending) removeSending(sending);
}

let read: { text: string; sending: WaitingSending | undefined } = { text: '', sending: undefined };

/** The sending that waits for an application; the same value for as long as it says the same. */
export function useWaitingSending(applicationId: string): WaitingSending | undefined {
  return useSyncExternalStore(
    onDraftChange,
    () => {
      const sending = findSending(applicationId);
      const text = JSON.stringify(sending) ?? '';
      if (text !== read.text) read = { text, sending };
      return read.sending;
    },
    () => undefined,
  );
}
