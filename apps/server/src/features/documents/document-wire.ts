import type { DocumentAbout, DocumentPart, WholeDocument } from '@shortlist/contracts';
import { type EntryId, kindOfOrder } from '@shortlist/model';
import type { findDocument } from './find-document-queries.ts';
import { resolveOrder } from './parts/resolve-order.ts';
import { entryIdOf, type StoredPart, usesLeft } from './parts/stored-part.ts';
import type { listDocuments } from './queries.ts';
import type { MergedPart } from './tailored/merge-rows.ts';

type Listed = Awaited<ReturnType<typeof listDocuments>>[number];
type Found = NonNullable<Awaited<ReturnType<typeof findDocument>>>;
type FoundPart = StoredPart & Partial<Pick<MergedPart, 'own' | 'base' | 'open'>>;

/** Returns the name and purpose of a document, in the words of the wire. */
export const toAbout = ({
  id,
  kind,
  title,
  level,
  industry,
  revision,
  editedAt,
  baseId,
  baseEdited,
}: Listed | Found['document']): DocumentAbout => ({
  document_id: id,
  kind,
  title,
  level,
  industry,
  revision,
  edited: editedAt.toISOString(),
  ...(baseId && baseEdited && { base_id: baseId, base_edited: baseEdited.toISOString() }),
});

/** A document with all its parts, as they are stored. Orders name entries by the server's ids. */
export const toWhole = ({ document, parts, base }: Found): WholeDocument => ({
  document: toAbout(document),
  parts: toParts(parts),
  ...(base && { base: { document_id: base.id, parts: toParts(base.parts) } }),
});

const toParts = (parts: readonly FoundPart[]): DocumentPart[] =>
  parts.map((part) => toPart(part, parts));

function toPart(part: FoundPart, parts: readonly StoredPart[]): DocumentPart {
  const { key, schema, content, revision, section, aiUses, own, base, open = [] } = part;
  return {
    key,
    schema,
    content: part.kind === 'order' ? { ...content, ids: resolvedIds(part, parts) } : content,
    revision,
    ...(section?.hasAiWrite && { uses_left: usesLeft(aiUses) }),
    ...(own && { base: { revision: base?.revision ?? 1, changed: [...open] } }),
  };
}

function resolvedIds({ key, content }: StoredPart, parts: readonly StoredPart[]): EntryId[] {
  const named = parts
    .filter(({ kind }) => kindOfOrder(key) === kind)
    .map((part) => ({ id: entryIdOf(part), clientId: part.clientId }));
  return resolveOrder(content, named);
}
