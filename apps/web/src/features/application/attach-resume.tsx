import type { DocumentAbout } from '@shortlist/contracts';
import { EXPORTERS, type Exporter, type Exporters } from '@shortlist/exporters';
import { en } from '@shortlist/messages';
import type { PrintedPlaceholder } from '@shortlist/model';
import { fileTypeOfName } from '@shortlist/readers/file-type';
import { useMutation, useQuery } from '@tanstack/react-query';
import { FileText } from 'lucide-react';
import { useNamed } from '#draft/react/use-names.ts';
import { useWords, type WordsOf } from '#platform/language/use-words.ts';
import { logError } from '#platform/log.ts';
import { loadChunk } from '#platform/navigation/lazy-chunk.ts';
import { useSections } from '#platform/sections-context.ts';
import { resumesQuery } from '#platform/server/resumes-query.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Menu, MenuItem } from '#ui/dialogs/menu.tsx';
import { type Confirmation, useConfirm, useNotice } from '#ui/notices/notice-context.ts';

const loadAttaching = () => loadChunk('attach-resume', () => import('./print-stored-resume.ts'));

type Attaching = { resume: DocumentAbout; exporter: Exporter };

export type AttachResumeProps = { onAttach: (file: File) => void; exporters?: Exporters };

/**
 * Offers the visitor's own resumes, each as the file that its preview downloads, in every format that an application takes;
 * nothing where there is none.
 */
export function AttachResume({ onAttach, exporters = EXPORTERS }: AttachResumeProps) {
  const words = useWords(en.application);
  const { resumes: resumesPage } = useWords(en.pages);
  const formats = exporters.all.filter(({ extension }) => fileTypeOfName(`.${extension}`));
  const resumes = useNamed(useQuery(resumesQuery).data) ?? [];
  const sections = useSections();
  const notify = useNotice();
  const confirm = useConfirm();
  const { mutate, isPending } = useMutation({
    networkMode: 'always',
    mutationFn: async ({ resume, exporter }: Attaching) =>
      (await loadAttaching()).printStoredResume(resume.document_id, exporter, sections),
    onSuccess: async (printed) => {
      if (!printed.ok) {
        const text = words.missing({ characters: printed.missing.join(' '), resumes: resumesPage });
        return notify({ title: words.notPrintable, text });
      }
      const isWanted =
        printed.placeholders.length === 0 ||
        (await confirm(placeholdersQuestion(words, printed.placeholders, resumesPage)));
      if (isWanted) onAttach(printed.file);
    },
    onError: (cause) => {
      logError('A resume could not be attached.', cause);
      void notify({
        title: words.theResume,
        text: words.notAttached,
      });
    },
  });

  if (resumes.length === 0) return null;
  return (
    <Menu
      trigger={
        <Button size="sm" isPending={isPending}>
          <FileText size={16} aria-hidden />
          {words.attach}
        </Button>
      }
    >
      {resumes.flatMap((resume) =>
        formats.map((exporter) => (
          <MenuItem
            key={`${resume.document_id} ${exporter.id}`}
            onSelect={() => mutate({ resume, exporter })}
          >
            {formats.length > 1
              ? words.resumeAs({ name: resume.title, format: exporter.name })
              : resume.title}
          </MenuItem>
        )),
      )}
    </Menu>
  );
}

/** Asks whether a resume is sent with what is not filled in. */
function placeholdersQuestion(
  words: WordsOf<'application'>,
  placeholders: readonly PrintedPlaceholder[],
  resumes: string,
): Confirmation {
  return {
    title: words.blanksTitle,
    text: words.blanks({ blanks: placeholders.map(words.blank), resumes }),
    confirmLabel: words.attachAnyway,
  };
}
