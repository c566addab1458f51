import type { OrphanedDrafts } from '../document-types.ts';
import { type DraftKind, type DraftKinds, findDraftKind } from '../draft-kind.ts';
import { isFree } from '../opening/open-document.ts';
import { RELOAD_MS } from '../storage/draft-changes.ts';
import { listAllDrafts } from '../storage/draft-disk.ts';
import { removeWaitingName } from '../storage/keep-names.ts';
import { listNewDocuments } from '../storage/new-documents.ts';
import { discardUses, listAllUses } from '../storage/use-disk.ts';
import { listWaitingNames, type WaitingName } from '../storage/waiting-names.ts';
import { isForCurrentOwner } from '../tabs/current-owner.ts';
import { thisPage } from '../tabs/this-page.ts';
import { type DraftReport, isAway } from './draft-reports.ts';
import { flushSending, sendDrafts } from './send-drafts.ts';

/** Drafts that were tried and are not saved: what they say, and whether another person, or another day, may change that. */
type Tried = { words: string; isAway: boolean };

const sending = new Set<string>();
const tried = new Map<string, Tried>();

/**
 * Sends the drafts that no living page looks after. What a rule refuses or a person must settle is tried once and
 * again when it reads otherwise; what the server did not have for who was here, again with every `isNewDay`: somebody
 * has logged in, the line is back, the page is looked at. What could not be read is then asked for at once.
 * What another tab has just left stays for a later look: it may only be reloading.
 */
export async function sendLeftDrafts(isNewDay: boolean, kinds: DraftKinds): Promise<void> {
  if (isNewDay) {
    for (const [documentId, last] of tried) if (last.isAway) tried.delete(documentId);
    flushSending();
  }
  await thisPage.withOpenPages((open) => {
    for (const [documentId, { kind, ...left }] of listLeft(open, kinds)) {
      const isFresh = [...left.drafts, ...left.uses].some(({ page }) => isJustLeft(page));
      if (!isFresh) startSending(documentId, left, kind);
    }
  });
}

/** Checks whether another page left its drafts so lately that it may only be reloading. It takes them back, and shows what it showed before. */
function isJustLeft(place: string): boolean {
  const [, at, page] = /^left-(\d{13})-(.*)$/u.exec(place) ?? [];
  return page !== undefined && page !== thisPage.id && Date.now() - Number(at) < RELOAD_MS;
}

function startSending(documentId: string, left: Left, kind: DraftKind): void {
  const words = wordsOf(left);
  if (sending.has(documentId) || tried.get(documentId)?.words === words) return;
  sending.add(documentId);
  tried.delete(documentId);
  sendDrafts(documentId, kind, (report: DraftReport | undefined) => {
    sending.delete(documentId);
    // The drafts of a document that is gone are the person's to look at; uses and a name alone nobody can see.
    const isGone = report?.kind === 'missing' && left.drafts.length === 0;
    if (isGone) {
      discardUses(() => localStorage, left.uses);
      for (const name of left.names) removeWaitingName(name);
    } else if (report) tried.set(documentId, { words, isAway: isAway(report) });
  });
}

type Left = OrphanedDrafts & { names: readonly WaitingName[] };
type LeftOfKind = Left & { kind: DraftKind };

/** Drafts, uses and names by document that are for the current owner and written by no page that is open; documents that are to be made, too. */
function listLeft(open: ReadonlySet<string>, kinds: DraftKinds): Map<string, LeftOfKind> {
  const isLeft = ({ page, owner }: { page: string; owner: string }) =>
    isFree(page, open) && isForCurrentOwner(owner);
  const drafts = listAllDrafts(() => localStorage, kinds).filter(isLeft);
  const uses = listAllUses(() => localStorage).filter(isLeft);
  const begun = listNewDocuments().filter(({ owner }) => isForCurrentOwner(owner));
  const names = listWaitingNames().filter(({ owner }) => isForCurrentOwner(owner));
  const kindOf = new Map(
    [...drafts, ...uses, ...begun, ...names].map((each) => [each.documentId, each.kind]),
  );
  return new Map(
    [...kindOf].flatMap(([documentId, name]) => {
      const kind = findDraftKind(kinds, name);
      const ofDocument = (each: { documentId: string }) => each.documentId === documentId;
      const left = {
        drafts: drafts.filter(ofDocument),
        uses: uses.filter(ofDocument),
        names: names.filter(ofDocument),
      };
      return kind ? [[documentId, { ...left, kind }] as const] : [];
    }),
  );
}

/** Returns what drafts, uses and names say, whichever page wrote them and when. */
function wordsOf({ drafts, uses, names }: Left): string {
  const words = [
    ...drafts.map(({ key, record }) => `${key} ${JSON.stringify(record.value)}`),
    ...uses.map(({ callId }) => callId),
    ...names.map(({ about, at }) => `${at} ${JSON.stringify(about)}`),
  ];
  return [...new Set(words)].sort().join('\n');
}
