import type { DocumentAbout } from '@shortlist/contracts';
import { en } from '@shortlist/messages';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useEffectEvent, useId, useState } from 'react';
import { useNamed } from '#draft/react/use-names.ts';
import { FILTER_FLAG } from '#features/resumes/list/search/filter-flag.ts';
import { findResumes } from '#features/resumes/list/search/find-resumes.ts';
import {
  readSearch,
  readShown,
  withShown,
} from '#features/resumes/list/search/search-of-address.ts';
import { readSort, sortResumes } from '#features/resumes/list/search/sort-resumes.ts';
import { useWords } from '#platform/language/use-words.ts';
import { useSearchParams } from '#platform/navigation/router/router-context.ts';
import { useLoaded } from '#platform/navigation/use-loaded.ts';
import { documentsQuery } from '#platform/server/resumes-query.ts';
import { FIRST_KIND } from '#platform/storage/draft-names.ts';
import { useStoredFlag } from '#platform/storage/stored-flag.ts';
import { Button } from '#ui/buttons/button.tsx';
import type { ListPart, WebDocument } from '../web-document.ts';

type OthersProps = { documents: readonly WebDocument[] };

/** Buttons that begin documents of other kinds. */
export const CreateOthers = ({ documents }: OthersProps) =>
  documents.map((document) => (
    <OfKind key={document.kind} document={document}>
      {({ Create }) => <Create />}
    </OfKind>
  ));

/**
 * Choices of what the list shows, where there is a document of another kind; without any, all is shown. They come only into a place
 * that was kept for them: the first time that this browser hears of such a document, with the next visit.
 */
export function KindFilter({ documents }: OthersProps) {
  const words = useWords(en.resumeList);
  const [query, setQuery] = useSearchParams();
  const lists = useLists(documents);
  const shown = readShown(query);
  const isKnown = lists.every(({ listed }) => listed !== undefined);
  const isNeeded = lists.some(({ listed = [] }) => listed.length > 0);
  const show = (kind?: string) => setQuery(withShown(kind), { replace: true });
  // The last letter may be gone, and with it the way back.
  const isStuck = isKnown && !isNeeded && shown !== null;
  useEffect(() => {
    if (isStuck) setQuery(withShown(), { replace: true });
  }, [isStuck, setQuery]);
  const [wasNeeded, remember] = useStoredFlag(FILTER_FLAG, false);
  const rememberNeed = useEffectEvent((isNeededNow: boolean) => {
    if (isNeededNow !== wasNeeded) remember(isNeededNow);
  });
  // By what is listed alone: a letter that was just written is not listed yet, and has noted that by then.
  useEffect(() => {
    if (isKnown) rememberNeed(isNeeded);
  }, [isKnown, isNeeded]);
  const [hasPlace] = useState(wasNeeded || isNeeded);
  if (!isNeeded || !(hasPlace || shown !== null)) return null;
  const choice = (label: string, kind?: string) => (
    <Button
      size="sm"
      aria-pressed={shown === (kind ?? null)}
      className="aria-pressed:border-accent aria-pressed:text-accent"
      onClick={() => show(kind)}
    >
      {label}
    </Button>
  );
  return (
    <fieldset className="flex flex-wrap gap-2">
      <legend className="sr-only">{words.show}</legend>
      {choice(words.all)}
      {choice(words.resumes, FIRST_KIND)}
      {documents.map((document) => (
        <OfKind key={document.kind} document={document}>
          {(part) => <KindChoice part={part}>{(title) => choice(title, document.kind)}</KindChoice>}
        </OfKind>
      ))}
    </fieldset>
  );
}

type KindChoiceProps = { part: ListPart; children: (title: string) => ReactNode };

const KindChoice = ({ part, children }: KindChoiceProps) => children(part.useTitle());

/** The lists of documents of other kinds that are shown, below that of resumes, in its order and searched by its words; `empty` where there are none. */
export function OtherDocuments({ documents, empty }: OthersProps & { empty: ReactNode }) {
  const [query] = useSearchParams();
  const shown = readShown(query);
  const { isPending } = useQuery(documentsQuery(documents.map(({ kind }) => kind)));
  const lists = useLists(documents)
    .filter(({ document }) => shown === null || shown === document.kind)
    .map(({ document, listed = [] }) => ({
      document,
      found: sortResumes(findResumes(listed, readSearch(query)), readSort(query.get('sort'))),
    }))
    .filter(({ found }) => found.length > 0);
  if (isPending) return ON_ITS_WAY;
  if (lists.length === 0) return empty;
  return lists.map(({ document, found }) => (
    <OfKind key={document.kind} document={document} loading={ON_ITS_WAY}>
      {(part) => <List part={part} found={found} />}
    </OfKind>
  ));
}

type KeptDocumentsProps = OthersProps & { listed: readonly DocumentAbout[] };

/** The lists of those of some documents that are of other kinds, in the order given. */
export const KeptDocuments = ({ documents, listed }: KeptDocumentsProps) =>
  documents.map((document) => (
    <OfKind key={document.kind} document={document}>
      {(part) => <List part={part} found={listed.filter(({ kind }) => kind === document.kind)} />}
    </OfKind>
  ));

function List({ part, found }: { part: ListPart; found: readonly DocumentAbout[] }) {
  const id = useId();
  const title = part.useTitle();
  if (found.length === 0) return null;
  return (
    <section aria-labelledby={id} className="mt-8 flex flex-col gap-4">
      <h2 id={id} className="font-semibold text-md">
        {title}
      </h2>
      <ul
        aria-label={title}
        className="grid grid-cols-2 gap-3 sm:grid-cols-3 sm:gap-5 xl:grid-cols-4"
      >
        {found.map((document) => (
          <li key={document.document_id}>
            <part.Card document={document} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function useLists(documents: readonly WebDocument[]) {
  const { data } = useQuery(documentsQuery(documents.map(({ kind }) => kind)));
  const named = useNamed(data);
  return documents.map((document) => ({
    document,
    listed: named?.filter(({ kind }) => kind === document.kind),
  }));
}

/** Stands where a list will: what is below it is not seen before. */
const ON_ITS_WAY = <p data-page-loading />;

type OfKindProps = {
  document: WebDocument;
  /** Stands there until the part has come. */
  loading?: ReactNode;
  children: (part: ListPart) => ReactNode;
};

/** Draws something of a kind once its part of the app is there. */
function OfKind({ document, loading, children }: OfKindProps) {
  const { part, hasFailed } = useLoaded(document.loadList);
  if (!part) return hasFailed ? null : loading;
  return children(part);
}
