import type { DocumentPart } from '@shortlist/contracts';
import { entryOfKey } from '@shortlist/model';
import { FIRST_KIND } from '#platform/storage/draft-names.ts';
import type { DraftSnapshot } from '../document-types.ts';
import type { DraftKind } from '../draft-kind.ts';
import type { KeptDocument } from '../server/http-document-server.ts';

/** Returns an open document as the server is known to have it, without what is unsaved. */
export function confirmedDocument(
  { about, draft }: Pick<DraftSnapshot, 'about' | 'draft'>,
  { definition: { kind, writeContent } }: Pick<DraftKind, 'definition'>,
): KeptDocument {
  const parts = [...draft.confirmed].flatMap(([key, { value, revision }]): DocumentPart[] => {
    // An empty card of an empty list is on the screen alone.
    if (value === undefined || value === null || revision === undefined) return [];
    const id = entryOfKey(key)?.id;
    const left = id && draft.usesLeft.get(id);
    return [
      {
        key,
        ...writeContent(key, value),
        revision,
        ...(left !== undefined && { uses_left: left }),
      },
    ];
  });
  return { document: { ...about, ...(kind !== FIRST_KIND && { kind }) }, parts };
}
