import { ImportFlow } from '#features/import/import-flow.tsx';
import { CreateDialog } from '#features/resumes/create/create-dialog.tsx';
import type { CreateResumeProps } from '#features/resumes/list/resume-list.tsx';

/** The dialog that creates a resume, which may come out of a file. */
export const CreateResume = (props: CreateResumeProps) => (
  <CreateDialog {...props} renderImport={(slot) => <ImportFlow {...slot} />} />
);
