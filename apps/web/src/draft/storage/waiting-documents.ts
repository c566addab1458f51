import type { PartKey } from '../document-types.ts';
import { type DraftKind, type DraftKinds, findDraftKind } from '../draft-kind.ts';
import { listAllDrafts } from './draft-disk.ts';
import { listNewDocuments } from './new-documents.ts';
import { listWaitingNames, type WaitingName } from './waiting-names.ts';

/** Edits of one document that only this browser has; none where the document itself, or its name, is all that waits. */
export type WaitingDocument = {
  owner: string;
  documentId: string;
  kind: DraftKind;
  /** Name of the document when it was edited; drafts of an older release do not say. */
  name: string | undefined;
  keys: readonly PartKey[];
  /** The server has yet to make it. */
  isNew: boolean;
  /** Time at which the last of them was written, in ms since 1970. */
  at: number;
};

/** Something that waits: all of a document that is to be made, its name, or the draft of one part. */
type Waiting = Pick<WaitingDocument, 'owner' | 'documentId' | 'name' | 'at'> & {
  kind: string;
  key?: PartKey;
  isNew?: true;
};

const listWaiting = (kinds: DraftKinds, names: readonly WaitingName[]): Waiting[] => [
  ...listNewDocuments().map(({ about, ...begun }) => ({
    ...begun,
    name: about.title,
    isNew: true as const,
  })),
  ...names.map(({ about, ...waiting }) => ({ ...waiting, name: about.title })),
  ...listAllDrafts(() => localStorage, kinds).map(({ record, ...draft }) => ({
    ...draft,
    name: record.resumeName,
    at: record.at,
  })),
];

const placeOf = ({ owner, documentId }: Pick<Waiting, 'owner' | 'documentId'>) =>
  `${owner} ${documentId}`;

/** Lists all that waits in this browser of documents of these kinds, of all owners; the latest first. */
export function listWaitingDocuments(kinds: DraftKinds): WaitingDocument[] {
  const found = new Map<string, WaitingDocument>();
  const names = listWaitingNames();
  const renamed = new Map(names.map((name) => [placeOf(name), name.about.title]));
  for (const waiting of listWaiting(kinds, names)) {
    const { owner, documentId, name, at, key, isNew = false } = waiting;
    const kind = findDraftKind(kinds, waiting.kind);
    if (!kind) continue;
    const place = placeOf({ owner, documentId });
    const unnamed = { name: undefined, keys: [], isNew, at: 0 };
    const known = found.get(place) ?? { owner, documentId, kind, ...unnamed };
    found.set(place, {
      ...known,
      name: renamed.get(place) ?? (at >= known.at ? (name ?? known.name) : known.name),
      keys: key === undefined || known.keys.includes(key) ? known.keys : [...known.keys, key],
      at: Math.max(known.at, at),
    });
  }
  return [...found.values()].sort((a, b) => b.at - a.at);
}
