import { MailSentNotice } from '#features/account/sign-in/mail-sent-notice.tsx';
import { ImportFlow } from '#features/import/import-flow.tsx';
import { ResumeList } from '#features/resumes/list/resume-list.tsx';
import { PageFrame } from '#ui/page-frame.tsx';

/** The resumes of the current user; a new one may come out of a file. */
export const ResumesPage = () => (
  <PageFrame>
    <MailSentNotice />
    <ResumeList renderImport={(slot) => <ImportFlow {...slot} />} />
  </PageFrame>
);
