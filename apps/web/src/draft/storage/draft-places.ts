import { DRAFT_PREFIX, DRAFT_SEPARATOR, FIRST_KIND } from '#platform/storage/draft-names.ts';

/** Place of one part's draft: its owner, its document and the kind of that, the page that wrote it. */
export type DraftPlace = {
  owner: string;
  documentId: string;
  kind: string;
  page: string;
  key: string;
};

export const formatPlace = ({ owner, documentId, kind, page, key }: DraftPlace): string =>
  [DRAFT_PREFIX, owner, documentId, page, kind === FIRST_KIND ? key : `${kind}/${key}`].join(
    DRAFT_SEPARATOR,
  );

/** The place that a name in the storage stands for; undefined for what is not a draft. */
function parsePlace(name: string): DraftPlace | undefined {
  const [prefix, owner = '', documentId = '', page = '', ...rest] = name.split(DRAFT_SEPARATOR);
  if (prefix !== DRAFT_PREFIX) return undefined;
  const named = rest.join(DRAFT_SEPARATOR);
  // Keys of other kinds are none that release 1.0.0 knows, in a page of it that is still open.
  const [, kind = FIRST_KIND, key = named] = /^([a-z]{1,32})\/(.*)$/su.exec(named) ?? [];
  return { owner, documentId, kind, page, key };
}

const LEFT = 'left-';

/** Stands where a page's id does once that page needs its drafts no more: whichever page is next may take them. */
export const orphanedPage = (page: string): string => LEFT + page;

export const isLeft = (page: string): boolean => page.startsWith(LEFT);

/** Every draft in this browser, by its name in the storage. */
export function listPlaces(storage: Storage): [name: string, place: DraftPlace][] {
  return Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '').flatMap(
    (name) => {
      const place = parsePlace(name);
      return place ? [[name, place]] : [];
    },
  );
}

/** The places of all drafts: one look at the names in the storage, none where that is forbidden. */
function peekPlaces(storage: () => Storage): DraftPlace[] {
  try {
    return listPlaces(storage()).map(([, place]) => place);
  } catch {
    return [];
  }
}

/** Lists the owners of drafts that this browser holds. */
export const listDraftOwners = (storage: () => Storage): string[] => [
  ...new Set(peekPlaces(storage).map(({ owner }) => owner)),
];

/** Stands where a draft has the key of its part, for a document that is to be made; releases that know none pass it over. */
export const NEW_DOCUMENT = 'new';

/** Stands there for a name of a document that the server does not have yet. */
export const WAITING_NAME = 'rename';

/** Stands there for what is to be kept as sent once the server answers. */
export const WAITING_SENDING = 'sending';

/** Checks whether something waits under a key, for any owner. */
export const isAwaited = (storage: () => Storage, key: string): boolean =>
  peekPlaces(storage).some((place) => place.key === key);

/** Counts the documents that the server has not made yet, and the names that were not sent to it yet, of all owners. */
export const countAwaited = (storage: () => Storage): number =>
  peekPlaces(storage).filter(({ key }) => [NEW_DOCUMENT, WAITING_NAME].includes(key)).length;
