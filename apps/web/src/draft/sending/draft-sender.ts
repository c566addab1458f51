import type { Sections } from '@shortlist/model';
import { resolveSections } from '#lib/sections-context.ts';
import { isFree } from '../opening/open-resume.ts';
import type { LeftBehind } from '../resume-draft/resume-types.ts';
import { listAllDrafts } from '../storage/draft-disk.ts';
import { listNewResumes } from '../storage/new-resumes.ts';
import { discardUses, listAllUses } from '../storage/use-disk.ts';
import { thisPage } from '../tabs/this-page.ts';
import { isForHere } from '../tabs/who-is-here.ts';
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
 */
export async function sendLeftDrafts(
  isNewDay: boolean,
  given: Sections | undefined,
): Promise<void> {
  const sections = resolveSections(given);
  if (isNewDay) {
    for (const [resumeId, last] of tried) if (last.isAway) tried.delete(resumeId);
    flushSending();
  }
  await thisPage.withOpenPages((open) => {
    for (const [resumeId, left] of listLeft(open, sections)) startSending(resumeId, left, sections);
  });
}

function startSending(resumeId: string, left: LeftBehind, sections: Sections): void {
  const words = wordsOf(left);
  if (sending.has(resumeId) || tried.get(resumeId)?.words === words) return;
  sending.add(resumeId);
  tried.delete(resumeId);
  sendDrafts(resumeId, sections, (report: DraftReport | undefined) => {
    sending.delete(resumeId);
    // The drafts of a resume that is gone are the person's to look at; uses alone nobody can see.
    const isGone = report?.kind === 'missing' && left.drafts.length === 0;
    if (isGone) discardUses(() => localStorage, left.uses);
    else if (report) tried.set(resumeId, { words, isAway: isAway(report) });
  });
}

/** Drafts and uses by resume that are for who is here and written by no page that is open; resumes that are to be made, too. */
function listLeft(open: ReadonlySet<string>, sections: Sections): Map<string, LeftBehind> {
  const isLeft = ({ page, owner }: { page: string; owner: string }) =>
    isFree(page, open) && isForHere(owner);
  const drafts = listAllDrafts(() => localStorage, sections).filter(isLeft);
  const uses = listAllUses(() => localStorage).filter(isLeft);
  const begun = listNewResumes().filter(({ owner }) => isForHere(owner));
  const resumeIds = new Set([...drafts, ...uses, ...begun].map(({ resumeId }) => resumeId));
  return new Map(
    [...resumeIds].map((resumeId) => [
      resumeId,
      {
        drafts: drafts.filter((draft) => draft.resumeId === resumeId),
        uses: uses.filter((use) => use.resumeId === resumeId),
      },
    ]),
  );
}

/** Returns what drafts and uses say, whichever page wrote them and when. */
function wordsOf({ drafts, uses }: LeftBehind): string {
  const words = [
    ...drafts.map(({ key, record }) => `${key} ${JSON.stringify(record.value)}`),
    ...uses.map(({ callId }) => callId),
  ];
  return [...new Set(words)].sort().join('\n');
}
