import type { DocumentAbout } from '@shortlist/contracts';
import { en } from '@shortlist/messages';
import { ResumeId, type Sections } from '@shortlist/model';
import { type ReactNode, useEffect, useState } from 'react';
import { useNamed } from '#draft/react/use-names.ts';
import type { ListedCopy } from '#draft/storage/copy-document.ts';
import { currentOwner } from '#draft/tabs/current-owner.ts';
import { useGivenSections } from '#platform/given-sections.ts';
import { useWords } from '#platform/language/use-words.ts';
import { logError } from '#platform/log.ts';
import { loadChunk } from '#platform/navigation/lazy-chunk.ts';
import { FIRST_KIND } from '#platform/storage/draft-names.ts';

/** Lists the copies here by the part of the app that made them; none where that does not come. */
async function listKept(sections: Sections | undefined): Promise<readonly ListedCopy[]> {
  try {
    const part = await loadChunk('copies', () => import('#draft/storage/copy-document.ts'));
    return await part.listKeptDocuments(currentOwner(), sections);
  } catch (cause) {
    logError('The copies of resumes could not be listed.', cause);
    return [];
  }
}

export type KeptResumesProps = {
  /** Draws resumes as the list does. */
  renderGrid: (resumes: readonly DocumentAbout[]) => ReactNode;
  /** Draws those of some documents that are no resumes, once what draws them is there. */
  renderOthers: ((documents: readonly DocumentAbout[]) => ReactNode) | undefined;
  /** True where the browser has no network; otherwise the server does not answer. */
  isOffline?: boolean;
};

/** The documents that open without the server, since they were open in this browser before, as the list's cards. */
export function KeptResumes({ renderGrid, renderOthers, isOffline = false }: KeptResumesProps) {
  const words = useWords(en.leftDrafts);
  const [copies, setCopies] = useState<readonly DocumentAbout[]>();
  const kept = useNamed(copies);
  const sections = useGivenSections();
  useEffect(
    () => void listKept(sections).then((listed) => setCopies(listed.flatMap(asListed))),
    [sections],
  );
  if (!kept) return null;
  const state = stateOf(isOffline, kept.length);
  return (
    <section
      aria-labelledby={state && 'kept-resumes'}
      className="mt-8 flex flex-col gap-6 first:mt-0"
    >
      {state && (
        <div className="flex flex-col gap-1">
          <h2 id="kept-resumes" className="font-semibold">
            {words.here({ state })}
          </h2>
          <p className="max-w-measure text-pretty text-muted text-sm">
            {words.hereHint({ state })}
          </p>
        </div>
      )}
      {renderGrid(kept.filter(({ kind }) => kind === FIRST_KIND))}
      {renderOthers?.(kept)}
    </section>
  );
}

/** Names what is to be said above the cards; nothing where the list's own error says it. */
function stateOf(isOffline: boolean, count: number) {
  if (isOffline) return count > 0 ? 'offline' : 'offlineEmpty';
  return count > 0 ? 'away' : undefined;
}

/** Lists a copy as the server lists its document; when that was last edited, a copy does not say. */
function asListed({ documentId, kind, about }: ListedCopy): DocumentAbout[] {
  const id = ResumeId.safeParse(documentId);
  if (!id.success) return [];
  const { title, level, industry, revision } = about;
  return [
    { document_id: id.data, kind, title, level, industry, edited: '', revision: revision ?? 1 },
  ];
}
