import type { ListedPursuit } from '@shortlist/contracts';
import { PURSUIT } from '@shortlist/model';
import { pursuitTitle } from '@shortlist/model/pursuit';
import type { Compared, Exchanged } from '@shortlist/tracking';
import { askToCreate } from '#draft/opening/ask-to-create.ts';
import { fillNewDocument } from '#draft/opening/fill-new-document.ts';
import { NotOpened, withOpenDocument } from '#draft/opening/with-open-document.ts';
import { readFailure } from '#draft/server/read-failure.ts';
import { logError } from '#platform/log.ts';
import { ApiError, NetworkError } from '#platform/server/api-error.ts';
import { isNoSession } from '../change/use-reason.ts';
import { PURSUITS } from '../pursuit-kind.ts';
import { changesOf, toPursuit } from './exchanged-parts.ts';

/** An application of a table that is new here or says something else. */
export type ToImport = Exclude<Compared<ListedPursuit>, { kind: 'same' }>;

/** Status of a refusal because there are as many documents as may be. */
const TOO_LARGE = 413;

/** Checks whether what failed with one application would fail with those that follow. */
function isLasting(cause: unknown): boolean {
  if (cause instanceof NotOpened)
    return cause.cause.status !== 'refused' || isNoSession(cause.cause);
  if (cause instanceof ApiError && cause.status === TOO_LARGE) return true;
  const isFromServer = cause instanceof ApiError || cause instanceof NetworkError;
  return isFromServer && ['unreachable', 'no-session'].includes(readFailure(cause).kind);
}

/**
 * Makes or changes applications one after the other, and calls `onTried` with the number of those tried. Stops at an error that the rest would
 * meet too. Resolves to the number of those made, and to the last error.
 */
export async function importApplications(
  all: readonly ToImport[],
  onTried: (count: number) => void,
): Promise<{ made: number; cause: unknown }> {
  let made = 0;
  let last: unknown;
  for (const [at, each] of all.entries()) {
    try {
      await importApplication(each);
      made += 1;
    } catch (cause) {
      logError('An application could not be imported.', cause);
      last = cause;
      if (isLasting(cause)) break;
    }
    onTried(at + 1);
  }
  return { made, cause: last };
}

/** Makes a new application, or changes the one that is there. Rejects where it cannot be made or opened. */
async function importApplication(compared: ToImport): Promise<void> {
  if (compared.kind === 'new') return createFrom(compared.read);
  await withOpenDocument(compared.row.application_id, PURSUITS, async (draft) => {
    const { posting, state, next } = changesOf(compared);
    if (posting) draft.edit({ type: 'set-part', part: 'posting', changes: posting });
    if (state) draft.edit({ type: 'set-part', part: 'state', changes: state });
    if (next) draft.edit({ type: 'set-part', part: 'next', changes: next });
    draft.saveAll();
    await draft.whenIdle();
  });
}

async function createFrom(read: Exchanged): Promise<void> {
  const id = await askToCreate({ title: pursuitTitle(read), kind: { kind: PURSUIT.kind } });
  const { release } = await fillNewDocument(id, toPursuit(read), PURSUITS);
  await withOpenDocument(id, PURSUITS, async (draft) => {
    draft.saveAll();
    await draft.whenIdle();
  }).finally(release);
}
