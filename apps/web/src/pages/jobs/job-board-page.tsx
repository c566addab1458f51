import { hrefOf } from '@shortlist/contracts';
import { en } from '@shortlist/messages';
import { useQuery } from '@tanstack/react-query';
import { APPLYING_HERE, BEFORE_APPLYING } from '#content/applying.ts';
import { BoardViews } from '#features/jobs/board-views.tsx';
import { JobList } from '#features/jobs/job-list.tsx';
import { JobOverview } from '#features/jobs/job-overview.tsx';
import { useWords } from '#platform/language/use-words.ts';
import { jobsQuery } from '#platform/server/jobs-query.ts';
import { LinkButton } from '#ui/buttons/link-button.tsx';
import { PageFrame } from '#ui/page-frame.tsx';
import { PageHeadline } from '../page-headline.tsx';

/** Lists the open jobs, team by team, and how to apply for them well. */
export function JobBoardPage() {
  const words = useWords(en.jobs);
  const jobs = useQuery(jobsQuery());
  return (
    <PageFrame>
      <PageHeadline title={words.jobBoard} lead={words.boardLead} />
      <div className="mt-8">
        <BoardViews shown="roles" />
      </div>
      <div className="mt-8">
        <JobList
          found={jobs}
          show={(open) => <JobOverview jobs={open} />}
          whenNone={<p className="text-lg text-muted">{words.noneOpen}</p>}
        />
      </div>
      <div className="mt-8">
        <LinkButton to={hrefOf('jobSearch')}>{words.searchRoles}</LinkButton>
      </div>
      <Advice heading={words.beforeApplying} advice={BEFORE_APPLYING} />
      <Advice heading={words.applyingToUs} advice={APPLYING_HERE} />
      <div className="mt-12 flex flex-wrap gap-3">
        <LinkButton to={hrefOf('resumes')} variant="primary">
          {words.getReady}
        </LinkButton>
        <LinkButton to={hrefOf('article', { articleId: 'what-applicant-tracking-systems-do' })}>
          {words.whatIsRead}
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
