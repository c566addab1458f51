import { type Clock, createDraftStore, type DraftPorts } from '@shortlist/draft';
import type { KindTypes } from '@shortlist/model';
import { randomUuid } from '#platform/storage/submission-id.ts';
import type { DraftStore, Loaded, OrphanedDrafts } from '../document-types.ts';
import type { DraftKind } from '../draft-kind.ts';

const CLOCK: Clock = {
  now: () => Date.now(),
  after(ms, run) {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  },
};

type DocumentPorts<T extends KindTypes> = Omit<DraftPorts<T>, 'model' | 'clock' | 'newCallId'> & {
  documentId: string;
};

/** Opens a document of a kind that was read from the server, with the drafts that earlier pages left behind. */
export const createDocumentDraft = <T extends KindTypes>(
  kind: DraftKind<T>,
  loaded: Loaded<T>,
  left: OrphanedDrafts<T>,
  { documentId, ...ports }: DocumentPorts<T>,
): DraftStore<T> => ({
  ...createDraftStore(loaded, left, {
    ...ports,
    model: kind.model,
    clock: CLOCK,
    newCallId: randomUuid,
  }),
  documentId,
  kind,
});
