import {
  type DocumentAbout,
  getVersion,
  listDocuments,
  listNamedVersions,
  listPartVersions,
  listProposals,
  MAX_WHOLE,
  type WholeDocument,
} from '@shortlist/contracts';
import { type DocumentKind, KINDS, type ResumeId, type Sections } from '@shortlist/model';
import { call } from '#platform/server/call.ts';
import { readDocuments } from '#platform/server/read-documents.ts';

/** A file by the end of its name. */
type Ending = { ending: string; text: string };

type ArchiveFile = { name: string; bytes: Uint8Array };

/** Begins to read the files of documents that are not made of what these say; by kind of document. */
export type FilesByKind = Readonly<
  Record<string, (signal: AbortSignal) => Promise<(documentId: string) => Promise<ArchiveFile[]>>>
>;

/** A document with what its parts said before, and its states that bear a name, whole. */
export type Archived = { whole: WholeDocument; versions: object[]; named: object[] };

/** Documents of a kind. */
export type Listed = { documents: readonly DocumentAbout[]; kind: string };

/** Lists a person's documents of a kind. */
export async function listKind(kind: string, signal: AbortSignal): Promise<Listed> {
  const { documents } = await call(listDocuments, { querystring: { kind } }, { signal });
  return { documents, kind };
}

/** Reads listed documents with all that is kept of what they say, in their order, some dozens in a few calls. */
export async function* readArchived(
  { documents, kind }: Listed,
  signal: AbortSignal,
): AsyncGenerator<Archived> {
  if (documents.length === 0) return;
  const named = await listNamed(kind, signal);
  const ids = documents.map((each) => each.document_id);
  for (let at = 0; at < ids.length; at += MAX_WHOLE) {
    const batch = ids.slice(at, at + MAX_WHOLE);
    const versions = await readVersions(batch, signal);
    for await (const wholes of readDocuments(batch, { signal }))
      for (const whole of wholes) {
        const { document_id: id } = whole.document;
        yield {
          whole,
          versions: versions.get(id) ?? [],
          named: await readNamed(id, named.get(id) ?? [], signal),
        };
      }
  }
}

/** The files of a document that no format of resumes takes: what it says as text, and all that is stored of it, with what it said before. */
export function filesOf(
  { whole: { document, parts, base }, versions, named }: Archived,
  kind: DocumentKind,
  sections: Sections,
): Ending[] {
  const said = kind.readParts([...(base?.parts ?? []), ...parts], sections);
  const stored = { document, parts, ...(base && { base }), versions, named };
  return [
    { ending: '.txt', text: `${kind.plainText(said, sections)}\n` },
    { ending: `.${kind.kind}.json`, text: `${JSON.stringify(stored, null, 2)}\n` },
  ];
}

/** The kinds of document that are no resumes. */
export const OTHER_KINDS: readonly DocumentKind[] = KINDS.all.filter(
  ({ hasSections }) => !hasSections,
);

/** Reads what the parts of documents said before, by document. */
const readVersions = async (ids: readonly ResumeId[], signal: AbortSignal) =>
  byDocument(
    await readPages((after) =>
      call(listPartVersions, { querystring: { ids: ids.join(','), after } }, { signal }),
    ),
  );

/** Lists the states of documents of a kind that bear a name, by document. */
const listNamed = async (kind: string, signal: AbortSignal) =>
  byDocument(
    await readPages((after) =>
      call(listNamedVersions, { querystring: { kind, after } }, { signal }),
    ),
  );

type Page<Version> = { versions: readonly ({ document_id: ResumeId } & Version)[] };

/** Parts what pages list by the document that it is of. */
function byDocument<Version extends object>(
  pages: readonly Page<Version>[],
): ReadonlyMap<ResumeId, Omit<Version, 'document_id'>[]> {
  const found = new Map<ResumeId, Omit<Version, 'document_id'>[]>();
  for (const { document_id: id, ...version } of pages.flatMap(({ versions }) => versions)) {
    const before = found.get(id);
    if (before) before.push(version);
    else found.set(id, [version]);
  }
  return found;
}

/** Reads states of a document whole. */
async function readNamed(
  documentId: ResumeId,
  named: readonly { version_id: string; name: string; at: string }[],
  signal: AbortSignal,
): Promise<object[]> {
  const read: object[] = [];
  for (const { version_id: versionId, name, at } of named) {
    const { data } = await call(getVersion, { params: { documentId, versionId } }, { signal });
    read.push({ name, at, ...data });
  }
  return read;
}

/** Reads the changes that are offered for a resume, and what became of them. */
export async function readProposals(documentId: string, signal: AbortSignal) {
  return (await call(listProposals, { params: { documentId } }, { signal })).proposals;
}

/** Reads all pages of a list, each by the `next` of the page before. */
async function readPages<Page extends { next: string | null }>(
  read: (after: string) => Promise<Page>,
): Promise<Page[]> {
  const pages: Page[] = [];
  for (let after: string | null = ''; after !== null; after = pages.at(-1)?.next ?? null)
    pages.push(await read(after));
  return pages;
}
