import { EXPORTERS, type Exporters } from '@shortlist/exporters';
import { en } from '@shortlist/messages';
import { useQuery } from '@tanstack/react-query';
import { useNamed } from '#draft/react/use-names.ts';
import { useWords } from '#platform/language/use-words.ts';
import { loadChunk } from '#platform/navigation/lazy-chunk.ts';
import { useSections } from '#platform/sections-context.ts';
import { resumesQuery } from '#platform/server/resumes-query.ts';
import { AttachDocument } from './attach-document.tsx';

const loadAttaching = () => loadChunk('attach-resume', () => import('./print-stored-resume.ts'));

export type AttachResumeProps = { onAttach: (file: File) => void; exporters?: Exporters };

/** Offers the visitor's own resumes as files of an application. */
export function AttachResume({ onAttach, exporters = EXPORTERS }: AttachResumeProps) {
  const words = useWords(en.application);
  const resumes = useNamed(useQuery(resumesQuery).data) ?? [];
  const sections = useSections();
  return (
    <AttachDocument
      documents={resumes}
      exporters={exporters.all}
      words={{ ...words, notAttachedTitle: words.theResume }}
      print={async (id, exporter) =>
        (await loadAttaching()).printStoredResume(id, exporter, sections)
      }
      onAttach={onAttach}
    />
  );
}
