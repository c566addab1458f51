import { hrefOf, type Job } from '@shortlist/contracts';
import { ArrowLeft, ExternalLink } from 'lucide-react';
import { Link } from '#lib/navigation/router/link.tsx';
import { buttonLook } from '#ui/buttons/button-look.ts';
import { LinkButton } from '#ui/buttons/link-button.tsx';
import { Markdown } from '#ui/markdown.tsx';
import { formatDay } from './format-day.ts';

/** Leads to where a job is applied for: its own outside address, or our form. */
const ApplyNow = ({ job: { id, applyLink } }: { job: Job }) =>
  applyLink ? (
    <a href={applyLink} rel="noopener noreferrer" className={buttonLook({ variant: 'primary' })}>
      Apply Now
      <ExternalLink size={16} aria-hidden />
      <span className="sr-only">(on another site)</span>
    </a>
  ) : (
    <LinkButton to={hrefOf('apply', { jobId: id })} variant="primary">
      Apply Now
    </LinkButton>
  );

/** A job, all that is said about it, and the way to apply. */
export function JobView({ job }: { job: Job }) {
  const { title, department, location, employmentType, postedAt, applyBy } = job;
  const parts = [
    { heading: 'Description', text: job.description },
    { heading: 'Responsibilities', text: job.responsibilities },
    { heading: 'Qualifications', text: job.qualifications },
  ];
  return (
    <article>
      <Link
        to={hrefOf('jobSearch')}
        className="inline-flex min-h-11 items-center gap-2 text-muted text-sm hover:text-ink"
      >
        <ArrowLeft size={16} aria-hidden />
        All open roles
      </Link>
      <h1 className="mt-4 break-words font-serif text-2xl tracking-tight sm:text-3xl">{title}</h1>
      <dl className="mt-6 flex flex-wrap gap-x-10 gap-y-3">
        <Fact name="Department" value={department} />
        <Fact name="Location" value={location} />
        <Fact name="Employment" value={employmentType} />
        <Fact name="Posted" value={formatDay(postedAt)} />
        {applyBy && <Fact name="Apply by" value={formatDay(applyBy)} />}
      </dl>
      <div className="mt-6">
        <ApplyNow job={job} />
      </div>
      {parts
        .filter(({ text }) => text.trim() !== '')
        .map(({ heading, text }) => (
          <section key={heading} className="mt-10 border-hairline border-t pt-6">
            <h2 className="mb-4 font-serif text-xl">{heading}</h2>
            <Markdown text={text} />
          </section>
        ))}
      <div className="mt-12 border-hairline border-t pt-8">
        <ApplyNow job={job} />
      </div>
    </article>
  );
}

const Fact = ({ name, value }: { name: string; value: string }) => (
  <div>
    <dt className="text-faint text-sm">{name}</dt>
    <dd>{value}</dd>
  </div>
);
