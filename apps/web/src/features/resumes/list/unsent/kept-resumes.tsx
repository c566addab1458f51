import { en } from '@shortlist/messages';
import type { Sections } from '@shortlist/model';
import { FileText } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { ListedCopy } from '#draft/storage/copy-document.ts';
import { currentOwner } from '#draft/tabs/current-owner.ts';
import { useGivenSections } from '#platform/given-sections.ts';
import { useWords } from '#platform/language/use-words.ts';
import { logError } from '#platform/log.ts';
import { hrefOfDocument } from '#platform/navigation/href-of-document.ts';
import { loadChunk } from '#platform/navigation/lazy-chunk.ts';
import { LinkButton } from '#ui/buttons/link-button.tsx';

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

/** The documents that open without the server: those that were open in this browser before. */
export function KeptResumes() {
  const words = useWords(en.leftDrafts);
  const [kept, setKept] = useState<readonly ListedCopy[]>([]);
  const sections = useGivenSections();
  useEffect(() => void listKept(sections).then(setKept), [sections]);
  if (kept.length === 0) return null;
  return (
    <section aria-labelledby="kept-resumes" className="mt-8 flex flex-col gap-4">
      <div className="flex flex-col gap-1">
        <h2 id="kept-resumes" className="font-serif text-lg">
          {words.kept}
        </h2>
        <p className="max-w-measure text-pretty text-muted text-sm">{words.keptHint}</p>
      </div>
      <ul className="flex flex-wrap gap-3">
        {kept.map(({ documentId, kind, name }) => (
          <li key={documentId} className="min-w-0">
            <LinkButton to={hrefOfDocument(kind, documentId)} className="max-w-full">
              <FileText size={16} aria-hidden className="shrink-0" />
              <span dir="auto" className="truncate">
                {name}
              </span>
            </LinkButton>
          </li>
        ))}
      </ul>
    </section>
  );
}
