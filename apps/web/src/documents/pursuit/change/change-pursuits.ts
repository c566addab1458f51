import { deleteDocument, restoreDocument } from '@shortlist/contracts';
import type { ResumeId } from '@shortlist/model';
import type { Meaning, PursuitState } from '@shortlist/model/pursuit';
import { withOpenDocument } from '#draft/opening/with-open-document.ts';
import { prepareDocument } from '#draft/server/prepare-document.ts';
import { dayHere } from '#platform/day-here.ts';
import { logError } from '#platform/log.ts';
import { call } from '#platform/server/call.ts';
import { PURSUITS } from '../pursuit-kind.ts';

/** Applications that are opened, deleted or restored at a time. */
const AT_ONCE = 4;

/** Applications with which it failed, and why it did with the first. */
export type Undone = { ids: readonly ResumeId[]; cause: unknown };

/** The state that a person chooses by its meaning alone: a new one, since today. */
export const stateSinceToday = (meaning: Meaning): PursuitState => ({
  meaning,
  round: null,
  stage: '',
  reasons: [],
  since: dayHere(),
});

/** Puts applications into a state, as an edit of each that is in another; resolves to those that could not be opened. */
export const changeStates = (ids: readonly ResumeId[], state: PursuitState): Promise<Undone> =>
  forEach(ids, (id) =>
    withOpenDocument(id, PURSUITS, async (draft) => {
      if (draft.get().draft.document.state.meaning === state.meaning) return;
      draft.edit({ type: 'set-part', part: 'state', changes: state });
      draft.saveAll();
      await draft.whenIdle();
    }),
  );

/** Deletes applications; resolves to those that could not be deleted. */
export const deletePursuits = (ids: readonly ResumeId[]): Promise<Undone> =>
  forEach(ids, async (documentId) => {
    // One that was begun offline may be none yet.
    await prepareDocument(documentId);
    await call(deleteDocument, { params: { documentId }, querystring: {} });
  });

/** Brings deleted applications back; resolves to those that did not come. */
export const restorePursuits = (ids: readonly ResumeId[]): Promise<Undone> =>
  forEach(ids, (documentId) => call(restoreDocument, { params: { documentId } }));

/** Does something with each, a few at a time; resolves to those with which it failed. */
async function forEach(
  ids: readonly ResumeId[],
  work: (id: ResumeId) => Promise<unknown>,
): Promise<Undone> {
  const failed: { id: ResumeId; cause: unknown }[] = [];
  const left = [...ids];
  async function next(): Promise<void> {
    for (let id = left.shift(); id !== undefined; id = left.shift())
      try {
        await work(id);
      } catch (cause) {
        logError('An application could not be changed.', cause);
        failed.push({ id, cause });
      }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, next));
  return { ids: failed.map(({ id }) => id), cause: failed[0]?.cause };
}
