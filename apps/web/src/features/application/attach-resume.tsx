import { type DocumentAbout, PAGES } from '@shortlist/contracts';
import { EXPORTERS, type Exporter, type Exporters } from '@shortlist/exporters';
import { fileTypeOfName } from '@shortlist/readers/file-type';
import type { PrintedPlaceholder } from '@shortlist/resume';
import { useMutation, useQuery } from '@tanstack/react-query';
import { FileText } from 'lucide-react';
import { logError } from '#lib/log.ts';
import { loadChunk } from '#lib/navigation/lazy-chunk.ts';
import { useSections } from '#lib/sections-context.ts';
import { resumesQuery } from '#lib/server/resumes-query.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Menu, MenuItem } from '#ui/dialogs/menu.tsx';
import { type Question, useConfirm, useNotice } from '#ui/notices/notice-context.ts';
import * as words from './words.ts';

const loadAttaching = () => loadChunk('attach-resume', () => import('./print-stored-resume.ts'));

type Attaching = { resume: DocumentAbout; exporter: Exporter };

export type AttachResumeProps = { onAttach: (file: File) => void; exporters?: Exporters };

/**
 * Offers the visitor's own resumes, each as the file that its preview downloads, in every format that an application takes;
 * nothing where there is none.
 */
export function AttachResume({ onAttach, exporters = EXPORTERS }: AttachResumeProps) {
  const formats = exporters.all.filter(({ extension }) => fileTypeOfName(`.${extension}`));
  const { data: resumes = [] } = useQuery(resumesQuery);
  const sections = useSections();
  const notify = useNotice();
  const confirm = useConfirm();
  const { mutate, isPending } = useMutation({
    networkMode: 'always',
    mutationFn: async ({ resume, exporter }: Attaching) =>
      (await loadAttaching()).printStoredResume(resume.document_id, exporter, sections),
    onSuccess: async (printed) => {
      if (!printed.ok) {
        const text = missingText(printed.missing);
        return notify({ title: 'This resume cannot be printed yet', text });
      }
      const isWanted =
        printed.placeholders.length === 0 ||
        (await confirm(placeholdersQuestion(printed.placeholders)));
      if (isWanted) onAttach(printed.file);
    },
    onError: (cause) => {
      logError('A resume could not be attached.', cause);
      void notify({
        title: 'The resume could not be attached',
        text: 'It could not be loaded or printed. Check the connection and try again, or choose a file.',
      });
    },
  });

  if (resumes.length === 0) return null;
  return (
    <Menu
      trigger={
        <Button size="sm" isPending={isPending}>
          <FileText size={16} aria-hidden />
          Attach one of my resumes
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

const missingText = (characters: readonly string[]) =>
  `No font here has these characters: ${characters.join(' ')}. Change them under ${PAGES.resumes.title}, or choose a file.`;

const placeholdersQuestion = (placeholders: readonly PrintedPlaceholder[]): Question => ({
  title: 'This resume has blanks that are not filled in',
  text: `They would be sent as they stand: ${placeholders.map(({ label, location }) => `[${label}] (${location})`).join(', ')}. Fill them in under ${PAGES.resumes.title}, or attach it as it is.`,
  confirmLabel: 'Attach anyway',
});
