import type { DocumentAbout, DocumentPart, WholeDocument } from '@shortlist/contracts';
import { type EntryId, kindOfOrder } from '@shortlist/model';
import type { findDocument } from './find-document-queries.ts';
import { resolveOrder } from './parts/entry-order-queries.ts';
import { entryIdOf, type StoredPart, usesLeft } from './parts/stored-part.ts';
import type { listDocuments } from './queries.ts';

type Listed = Awaited<ReturnType<typeof listDocuments>>[number];
type Found = NonNullable<Awaited<ReturnType<typeof findDocument>>>;

/** Returns the name and purpose of a document, in the words of the wire. */
export const toAbout = ({
  id,
  kind,
  title,
  level,
  industry,
  revision,
  editedAt,
}: Listed): DocumentAbout => ({
  document_id: id,
  kind,
  title,
  level,
  industry,
  revision,
  edited: editedAt.toISOString(),
});

/** A document with all its parts, as they are stored. Orders name entries by the server's ids. */
export const toWhole = ({ document, parts, base }: Found): WholeDocument => ({
  document: toAbout(document),
  parts: toParts(parts),
  ...(base && { base: { document_id: base.id, parts: toParts(base.parts) } }),
});

const toParts = (parts: readonly StoredPart[]): DocumentPart[] =>
  parts.map((part) => toPart(part, parts));

function toPart(part: StoredPart, parts: readonly StoredPart[]): DocumentPart {
  const { key, schema, content, revision, section, aiUses } = part;
  return {
    key,
    schema,
    content: part.kind === 'order' ? { ...content, ids: resolvedIds(part, parts) } : content,
    revision,
    ...(section?.hasAiWrite && { uses_left: usesLeft(aiUses) }),
  };
}

function resolvedIds({ key, content }: StoredPart, parts: readonly StoredPart[]): EntryId[] {
  const named = parts
    .filter(({ kind }) => kindOfOrder(key) === kind)
    .map((part) => ({ id: entryIdOf(part), clientId: part.clientId }));
  return resolveOrder(content, named);
}
