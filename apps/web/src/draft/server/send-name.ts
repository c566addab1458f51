import { sameValue } from '@shortlist/draft';
import { logError } from '#platform/log.ts';
import { putWaitingName, removeWaitingName } from '../storage/keep-names.ts';
import {
  findSendableName,
  findWaitingName,
  type SavedName,
  sentNames,
  type WaitingName,
} from '../storage/waiting-names.ts';
import { announceSaved } from '../tabs/page-events.ts';
import { changeName } from './change-name.ts';
import { readFailure } from './read-failure.ts';

/**
 * Gives a document on the server the name that waits for it, one page of this browser at a time. A problem that a person has to decide is
 * noted with the name; without an answer it goes on waiting.
 */
export async function sendName(documentId: string): Promise<void> {
  const send = async () => {
    const name = findSendableName(documentId);
    if (name) await sendOnce(name);
  };
  const locks = globalThis.navigator?.locks;
  await (locks ? locks.request(`shortlist-rename:${documentId}`, send) : send());
}

async function sendOnce(name: WaitingName): Promise<void> {
  const { documentId, about, basedOn } = name;
  try {
    const reply = await changeName(documentId, about, basedOn);
    if (reply.kind === 'saved') await forget(name, reply.name);
    else note(name, { theirs: reply.name.title });
  } catch (cause) {
    logError('A document could not be given its new name.', cause);
    const failure = readFailure(cause);
    if (failure.kind === 'refused') note(name, { refusal: failure.message });
  }
}

/** Forgets a name that the server has, or sends the one that was typed meanwhile, which was typed over it. */
async function forget(sent: WaitingName, saved: SavedName): Promise<void> {
  const { documentId } = sent;
  sentNames.set(documentId, saved);
  removeWaitingName(sent, sent);
  announceSaved(documentId);
  const newer = findSendableName(documentId);
  if (!newer) return;
  const based = { ...newer, basedOn: saved.revision };
  if (putWaitingName(based)) await sendOnce(based);
}

/** Notes a problem with a name, unless another was typed meanwhile. */
function note(sent: WaitingName, problem: WaitingName['problem']): void {
  if (sameValue(findWaitingName(sent.documentId), sent)) putWaitingName({ ...sent, problem });
}
