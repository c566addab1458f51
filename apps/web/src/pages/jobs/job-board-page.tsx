import { hrefOf } from '@shortlist/contracts';
import { useQuery } from '@tanstack/react-query';
import { APPLYING_HERE, BEFORE_APPLYING } from '#content/applying.ts';
import { JobList } from '#features/jobs/job-list.tsx';
import { JobOverview } from '#features/jobs/job-overview.tsx';
import { jobsQuery } from '#lib/server/jobs-query.ts';
import { LinkButton } from '#ui/buttons/link-button.tsx';
import { PageFrame } from '#ui/page-frame.tsx';
import { PageHeadline } from '../site/page-headline.tsx';

/** Lists the open jobs, team by team, and how to apply for them well. */
export function JobBoardPage() {
  const jobs = useQuery(jobsQuery());
  return (
    <PageFrame>
      <PageHeadline
        title="Job Board"
        lead="What is open, team by team, and how to send something that is read the way you meant it."
      />
      <div className="mt-10">
        <JobList
          found={jobs}
          show={(open) => <JobOverview jobs={open} />}
          whenNone={<p className="text-lg text-muted">No job is open at the moment.</p>}
        />
      </div>
      <div className="mt-8">
        <LinkButton to={hrefOf('jobSearch')}>Search the open roles</LinkButton>
      </div>
      <Advice heading="Before you apply, anywhere" advice={BEFORE_APPLYING} />
      <Advice heading="When you apply to us" advice={APPLYING_HERE} />
      <div className="mt-12 flex flex-wrap gap-3">
        <LinkButton to={hrefOf('resumes')} variant="primary">
          Get your resume ready
        </LinkButton>
        <LinkButton to={hrefOf('article', { articleId: 'what-applicant-tracking-systems-do' })}>
          What software makes of a file
        </LinkButton>
      </div>
    </PageFrame>
  );
}

type AdviceProps = { heading: string; advice: typeof BEFORE_APPLYING };

const Advice = ({ heading, advice }: AdviceProps) => (
  <section className="mt-16 border-hairline border-t pt-8">
    <h2 className="font-serif text-xl">{heading}</h2>
    <div className="mt-6 grid gap-x-10 gap-y-8 md:grid-cols-3">
      {advice.map(({ heading: title, text }) => (
        <div key={title}>
          <h3 className="font-serif text-lg">{title}</h3>
          <p className="mt-2 text-pretty text-muted">{text}</p>
        </div>
      ))}
    </div>
  </section>
);
