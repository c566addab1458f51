import { useMemo, useSyncExternalStore } from 'react';
import { onDraftChange } from '../storage/draft-changes.ts';
import {
  type DocumentName,
  NO_NAMES,
  readWaitingNames,
  type WaitingNames,
  withName,
} from '../storage/waiting-names.ts';

/** Names that documents were given while the server did not answer; follows every tab. */
export const useWaitingNames = (): WaitingNames =>
  useSyncExternalStore(onDraftChange, readWaitingNames, () => NO_NAMES);

type ListedDocument = DocumentName & { document_id: string; revision?: number | undefined };

/** Documents of a list that was read from the server, under the names that they have for the person. */
export function useNamed<Listed extends readonly ListedDocument[] | undefined>(
  documents: Listed,
): Listed {
  const names = useWaitingNames();
  return useMemo(
    // As many of them as there were, each of its type.
    () => documents?.map((document) => withName(document, document.document_id, names)) as Listed,
    [documents, names],
  );
}
