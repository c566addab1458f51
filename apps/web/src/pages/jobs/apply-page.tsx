import { hrefOf, type Job } from '@shortlist/contracts';
import { en } from '@shortlist/messages';
import { ArrowLeft, ExternalLink } from 'lucide-react';
import { useTrackSent } from '#documents/pursuit/add/use-track-sent.ts';
import { ApplicationForm } from '#features/application/application-form.tsx';
import { useWords } from '#platform/language/use-words.ts';
import { usePageTitle } from '#platform/navigation/page-title.ts';
import { Link } from '#platform/navigation/router/link.tsx';
import { buttonLook } from '#ui/buttons/button-look.ts';
import { PageFrame } from '#ui/page-frame.tsx';
import { PageHeadline } from '../page-headline.tsx';
import { WithJob } from './job-page.tsx';

/** Applying for a job (`/company/careers/jobs/:jobId/apply`). */
export const ApplyPage = () => <WithJob>{(job) => <Apply key={job.id} job={job} />}</WithJob>;

function Apply({ job }: { job: Job }) {
  const words = useWords(en.jobs);
  const trackSent = useTrackSent(job);
  usePageTitle(words.applyFor({ title: job.title }));
  return (
    <PageFrame width="reading">
      <Link
        to={hrefOf('job', { jobId: job.id })}
        className="mb-4 inline-flex min-h-11 items-center gap-2 text-muted text-sm hover:text-ink"
      >
        <ArrowLeft size={16} aria-hidden />
        {words.backToRole}
      </Link>
      <PageHeadline
        title={words.applyFor({ title: job.title })}
        lead={`${job.department} · ${job.location}`}
      />
      <div className="mt-10">
        {job.applyLink ? (
          <ApplyElsewhere href={job.applyLink} />
        ) : (
          <ApplicationForm job={job} onSent={trackSent} />
        )}
      </div>
    </PageFrame>
  );
}

const ApplyElsewhere = ({ href }: { href: string }) => {
  const words = useWords(en.jobs);
  return (
    <div className="flex flex-col items-start gap-4">
      <p className="text-muted">{words.applyElsewhere}</p>
      <a href={href} rel="noopener noreferrer" className={buttonLook({ variant: 'primary' })}>
        {words.applyThere}
        <ExternalLink size={16} aria-hidden />
      </a>
    </div>
  );
};
