import { type EntryId, type ResumeId, type Sections, writeResumeDetails } from '@shortlist/resume';
import type { DraftStore, LoadReply } from '../resume-model/resume-types.ts';
import { readLoaded } from '../server/http-resume-server.ts';
import { confirmedDetails } from '../storage/confirmed-details.ts';
import { dropKeptResume, findKeptResume, keepResume } from '../storage/kept-resumes.ts';
import { whoIsHere } from '../tabs/who-is-here.ts';

/** How long copying waits for more that the server confirms, in ms: a reload must not come before it. */
const REST_MS = 100;

type CopyOf = { resumeId: string; sections: Sections; newId: () => EntryId };

/**
 * What the server answered; where it could not be reached, the copy of what it last had for who is here, if this browser keeps
 * one. The copy of a resume that is gone goes too.
 */
export async function orKept(
  reply: LoadReply,
  { resumeId, sections, newId }: CopyOf,
): Promise<LoadReply> {
  const place = { owner: whoIsHere(), resumeId };
  if (reply.kind === 'missing') await dropKeptResume(place);
  if (reply.kind !== 'unreachable') return reply;
  const told = await findKeptResume(place);
  const kept = told === undefined ? undefined : readLoaded(told, newId, sections);
  return kept?.kind === 'loaded' ? kept : reply;
}

export type Copying = {
  /** Ends it, with a last copy where one was due. */
  finish: () => void;
  /** Ends it at once: nothing is kept of a person who has logged out. */
  stop: () => void;
};

/** Keeps a copy of what the server has of an open resume, as it changes. */
export function keepCopies(
  store: DraftStore,
  { resumeId, sections }: Omit<CopyOf, 'newId'>,
): Copying {
  const owner = whoIsHere();
  let copied: { about: unknown; confirmed: unknown } | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function copy() {
    timer = undefined;
    // Somebody else may have logged in since: the copy would be read by them.
    if (whoIsHere() !== owner) return;
    const snapshot = store.get();
    copied = { about: snapshot.about, confirmed: snapshot.draft.confirmed };
    const details = confirmedDetails(resumeId as ResumeId, snapshot, sections);
    void keepResume({ owner, resumeId }, writeResumeDetails(details, sections));
  }

  function look() {
    const { about, draft } = store.get();
    if (copied?.about === about && copied.confirmed === draft.confirmed) return;
    timer ??= setTimeout(copy, REST_MS);
  }

  const stopFollowing = store.subscribe(look);
  look();
  function stop() {
    stopFollowing();
    clearTimeout(timer);
  }
  return {
    stop,
    finish() {
      stop();
      if (timer !== undefined) copy();
    },
  };
}
