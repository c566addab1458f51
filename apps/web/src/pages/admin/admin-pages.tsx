import { hrefOf } from '@shortlist/contracts';
import { en } from '@shortlist/messages';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { AdminFrame } from '#features/admin/admin-frame.tsx';
import { editedJobQuery, editedJobsQuery } from '#features/admin/api.ts';
import { Backups } from '#features/admin/backups.tsx';
import { EndSessions } from '#features/admin/end-sessions.tsx';
import { Invitations } from '#features/admin/invitations.tsx';
import { JobEditor } from '#features/admin/jobs/job-editor.tsx';
import { JobTable } from '#features/admin/jobs/job-table.tsx';
import { NewJob } from '#features/admin/jobs/new-job.tsx';
import { Retention } from '#features/admin/retention.tsx';
import { Status } from '#features/admin/status.tsx';
import { ApplicationList } from '#features/admin/submissions/application-list.tsx';
import { InquiryList } from '#features/admin/submissions/inquiry-list.tsx';
import { ModelState } from '#features/improve/model-state.tsx';
import { useWords } from '#platform/language/use-words.ts';
import { useParams } from '#platform/navigation/router/router-context.ts';
import { ApiError } from '#platform/server/api-error.ts';
import { LinkButton } from '#ui/buttons/link-button.tsx';
import { PageFrame } from '#ui/page-frame.tsx';
import { PageUnavailable } from '../jobs/page-unavailable.tsx';
import { NotFoundPage } from '../not-found-page.tsx';
import { PageLoading } from '../page-loading.tsx';

export const InquiriesPage = () => {
  const words = useWords(en.admin);
  return (
    <Admin title={words.inquiries}>
      <InquiryList />
    </Admin>
  );
};

export const ApplicationsPage = () => {
  const words = useWords(en.admin);
  return (
    <Admin title={words.applicationsTitle}>
      <ApplicationList />
    </Admin>
  );
};

export const JobsPage = () => {
  const words = useWords(en.admin);
  return (
    <Admin
      title={words.jobs}
      action={
        <LinkButton to={hrefOf('adminNewJob')} variant="primary">
          {words.newJob}
        </LinkButton>
      }
    >
      <JobTable />
    </Admin>
  );
};

export const RetentionPage = () => {
  const words = useWords(en.admin);
  return (
    <Admin title={words.retention}>
      <Retention />
    </Admin>
  );
};

export const StatusPage = () => {
  const words = useWords(en.admin);
  return (
    <Admin title={words.status}>
      <Status />
      <Invitations />
      <Backups />
      <EndSessions />
    </Admin>
  );
};

export const NewJobPage = () => {
  const words = useWords(en.admin);
  return (
    <Admin title={words.newJob}>
      <NewJob />
    </Admin>
  );
};

/** A job to edit; one that does not exist is Not Found. */
export function EditJobPage() {
  const { jobId = '' } = useParams();
  const job = useQuery(editedJobQuery(jobId));
  return (
    <WhenAllowed query={job}>
      {(edited) => (
        <PageFrame>
          <AdminFrame title={edited.title}>
            <JobEditor key={edited.id} job={edited} />
          </AdminFrame>
        </PageFrame>
      )}
    </WhenAllowed>
  );
}

type AdminProps = { title: string; action?: ReactNode; children: ReactNode };

/** A page of the admin area. To everybody else the server says that there is nothing here, and so do we. */
function Admin(props: AdminProps) {
  const jobs = useQuery(editedJobsQuery);
  return (
    <WhenAllowed query={jobs}>
      {() => (
        <PageFrame>
          <AdminFrame {...props} />
          <ModelState />
        </PageFrame>
      )}
    </WhenAllowed>
  );
}

type WhenAllowedProps<Data> = {
  query: {
    data: Data | undefined;
    error: Error | null;
    isFetching: boolean;
    refetch: () => unknown;
  };
  children: (data: Data) => ReactNode;
};

function WhenAllowed<Data>({ query, children }: WhenAllowedProps<Data>) {
  const { data, error, isFetching, refetch } = query;
  if (data !== undefined) return children(data);
  if (!error) return <PageLoading />;
  if (error instanceof ApiError && error.code === 'not_found') return <NotFoundPage />;
  return <PageUnavailable onRetry={() => void refetch()} isRetrying={isFetching} />;
}
