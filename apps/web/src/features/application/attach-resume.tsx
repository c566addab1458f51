import { type ListedResume, PAGES } from '@shortlist/contracts';
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

const loadAttaching = () => loadChunk('attach-resume', () => import('./print-stored-resume.ts'));

export type AttachResumeProps = { onAttach: (file: File) => void };

/** Offers the visitor's own resumes, each as the PDF that its preview downloads; nothing where there is none. */
export function AttachResume({ onAttach }: AttachResumeProps) {
  const { data: resumes = [] } = useQuery(resumesQuery);
  const sections = useSections();
  const notify = useNotice();
  const confirm = useConfirm();
  const { mutate, isPending } = useMutation({
    networkMode: 'always',
    mutationFn: async ({ resume_id }: ListedResume) =>
      (await loadAttaching()).printStoredResume(resume_id, sections),
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
      {resumes.map((resume) => (
        <MenuItem key={resume.resume_id} onSelect={() => mutate(resume)}>
          {resume.resume_name}
        </MenuItem>
      ))}
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
