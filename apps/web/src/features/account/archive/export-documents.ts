import {
  type DocumentAbout,
  getDocument,
  getVersion,
  listDocuments,
  listPartVersions,
  listProposals,
  listVersions,
} from '@shortlist/contracts';
import { type DocumentKind, KINDS, type Sections } from '@shortlist/model';
import { call } from '#platform/server/call.ts';

/** A file by the end of its name. */
type Ending = { ending: string; text: string };

type ArchiveFile = { name: string; bytes: Uint8Array };

/** Reads the files of a document that are not made of what it says; by kind of document. */
export type FilesByKind = Readonly<
  Record<string, (documentId: string, signal: AbortSignal) => Promise<ArchiveFile[]>>
>;

/** A document that no format of resumes takes. */
export type OtherDocument = {
  title: string;
  /** Makes its files: what it says as text, all that is stored of it, and what it said before. */
  files: (signal: AbortSignal) => Promise<Ending[]>;
  /** Reads files of its own. */
  beside: (signal: AbortSignal) => Promise<ArchiveFile[]>;
};

type Listing = {
  sections: Sections;
  filesByKind: FilesByKind;
  signal: AbortSignal;
};

/** Lists a person's documents of all kinds that are no resumes. */
export async function listOthers(
  { sections, filesByKind, signal }: Listing,
  kinds = KINDS,
): Promise<OtherDocument[]> {
  const others = kinds.all.filter(({ hasSections }) => !hasSections);
  const lists = await Promise.all(
    others.map(async (kind) => {
      const { documents } = await call(
        listDocuments,
        { querystring: { kind: kind.kind } },
        { signal },
      );
      return documents.map((document) => ({
        title: document.title,
        files: (until: AbortSignal) => filesOf(document, { kind, sections, signal: until }),
        beside: async (until: AbortSignal) =>
          (await filesByKind[kind.kind]?.(document.document_id, until)) ?? [],
      }));
    }),
  );
  return lists.flat();
}

type Making = { kind: DocumentKind; sections: Sections; signal: AbortSignal };

async function filesOf(
  { document_id: documentId }: DocumentAbout,
  { kind, sections, signal }: Making,
): Promise<Ending[]> {
  const request = { params: { documentId } };
  const { document, parts, base } = await call(getDocument, request, { signal });
  const versions = await readVersions(documentId, signal);
  const said = kind.readParts([...(base?.parts ?? []), ...parts], sections);
  const named = await readNamed(documentId, signal);
  const stored = { document, parts, ...(base && { base }), versions, named };
  return [
    { ending: '.txt', text: `${kind.plainText(said, sections)}\n` },
    { ending: `.${kind.kind}.json`, text: `${JSON.stringify(stored, null, 2)}\n` },
  ];
}

/** Lists what the parts of a document said before, all pages of it. */
export async function readVersions(documentId: string, signal: AbortSignal) {
  const pages = await readPages((after) =>
    call(listPartVersions, { params: { documentId }, querystring: { after } }, { signal }),
  );
  return pages.flatMap(({ versions }) => versions);
}

/** Reads the versions of a document that bear a name, whole. */
export async function readNamed(documentId: string, signal: AbortSignal) {
  const pages = await readPages((after) =>
    call(listVersions, { params: { documentId }, querystring: { after } }, { signal }),
  );
  const named: object[] = [];
  for (const { version_id: versionId, name, at } of pages.flatMap(({ versions }) => versions)) {
    if (name === undefined) continue;
    const { data } = await call(getVersion, { params: { documentId, versionId } }, { signal });
    named.push({ name, at, ...data });
  }
  return named;
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
