import type { DocumentKind, DocumentTitle } from '@shortlist/model';
import { FIRST_KIND } from '#platform/storage/draft-names.ts';
import type { KeptDocument } from '../server/http-document-server.ts';
import { findCopy, keepDocument } from '../storage/kept-documents.ts';
import { findNewDocument, putNewDocument, removeNewDocument } from '../storage/new-documents.ts';
import { currentOwner } from '../tabs/current-owner.ts';

/** Facts of a kind that a beginning needs. */
export type KindToBegin = Pick<DocumentKind, 'kind' | 'follows'>;

/**
 * Begins a document that the server cannot be asked to make now: it opens from the copy that is kept here, empty but for what it shows of its
 * base, and the server makes it before it saves the first edit. Resolves to whether this browser keeps it.
 */
export async function beginDocument(
  documentId: string,
  about: DocumentTitle,
  { kind, follows }: KindToBegin,
): Promise<boolean> {
  const owner = currentOwner();
  if (!putNewDocument({ owner, documentId, kind, about, at: Date.now() })) return false;
  const base = about.base && follows && (await findBase(owner, about.base, follows.parts));
  const document = { ...about, ...(kind !== FIRST_KIND && { kind }) };
  if (await keepDocument({ owner, documentId }, { document, parts: [], ...(base && { base }) }))
    return true;
  removeNewDocument(documentId);
  return false;
}

/** Finds the parts that are shown of a base in the copy that this browser has of it. */
async function findBase(
  owner: string,
  base: NonNullable<DocumentTitle['base']>,
  keys: readonly string[],
): Promise<KeptDocument['base']> {
  const copy = (await findCopy({ owner, documentId: base })) as Partial<KeptDocument> | undefined;
  const parts = (copy?.parts ?? []).filter(({ key }) => keys.includes(key));
  return { document_id: base, parts };
}

/**
 * Gives another name to a document that the server has not made yet: it is made under that one. Resolves to false where the
 * server has made it, or this browser does not keep the name.
 */
export async function renameBegun(documentId: string, about: DocumentTitle): Promise<boolean> {
  const begun = findNewDocument(documentId);
  if (!begun) return false;
  const renamed = { ...begun.about, ...about };
  if (!putNewDocument({ ...begun, about: renamed, isRenamed: true })) return false;
  const copy = (await findCopy(begun)) as Partial<KeptDocument> | undefined;
  const document = { ...copy?.document, ...renamed };
  // A copy of release 1.0.0 has no parts either: nothing is saved of a document that the server has yet to make.
  if (copy) await keepDocument(begun, { parts: [], ...copy, document });
  return true;
}
