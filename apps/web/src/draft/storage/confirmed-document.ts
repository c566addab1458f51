import type { DocumentPart } from '@shortlist/contracts';
import { entryOfKey, writeContent } from '@shortlist/model';
import type { DraftSnapshot } from '../resume-draft/resume-types.ts';
import type { KeptDocument } from '../server/http-resume-server.ts';

/** Returns an open resume as the server is known to have it, without what is unsaved. */
export function confirmedDocument({
  about,
  draft,
}: Pick<DraftSnapshot, 'about' | 'draft'>): KeptDocument {
  const parts = [...draft.confirmed].flatMap(([key, { value, revision }]): DocumentPart[] => {
    // An empty card of an empty list is on the screen alone.
    if (value === undefined || revision === undefined) return [];
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
  return { document: about, parts };
}
