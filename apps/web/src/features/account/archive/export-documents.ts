import {
  type DocumentAbout,
  getDocument,
  getVersion,
  listDocuments,
  listPartVersions,
  listVersions,
  type ResponseOf,
} from '@shortlist/contracts';
import { type DocumentKind, KINDS, type Sections } from '@shortlist/model';
import { call } from '#platform/server/call.ts';

/** A file by the end of its name. */
type Ending = { ending: string; text: string };

/** A document that no format of resumes takes, and its files: what it says as text, all that is stored of it, and what it said before. */
export type OtherDocument = { title: string; files: (signal: AbortSignal) => Promise<Ending[]> };

/** Lists a person's documents of all kinds that are no resumes. */
export async function listOthers(
  sections: Sections,
  signal: AbortSignal,
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
  const versions: ResponseOf<typeof listPartVersions>['versions'] = [];
  for (let after: string | null = ''; after !== null; ) {
    const page: ResponseOf<typeof listPartVersions> = await call(
      listPartVersions,
      { params: { documentId }, querystring: { after } },
      { signal },
    );
    versions.push(...page.versions);
    after = page.next;
  }
  return versions;
}

/** Reads the versions of a document that bear a name, whole. */
export async function readNamed(documentId: string, signal: AbortSignal) {
  const named: object[] = [];
  for (let after: string | null = ''; after !== null; ) {
    const page: ResponseOf<typeof listVersions> = await call(
      listVersions,
      { params: { documentId }, querystring: { after } },
      { signal },
    );
    for (const { version_id: versionId, name, at } of page.versions) {
      if (name === undefined) continue;
      const params = { documentId, versionId };
      const { data } = await call(getVersion, { params }, { signal });
      named.push({ name, at, ...data });
    }
    after = page.next;
  }
  return named;
}
