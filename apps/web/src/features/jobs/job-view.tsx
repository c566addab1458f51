import { hrefOf, type Job } from '@shortlist/contracts';
import { en } from '@shortlist/messages';
import { ArrowLeft, ExternalLink } from 'lucide-react';
import { useFormatDay } from '#platform/language/date-format.ts';
import { useWords } from '#platform/language/use-words.ts';
import { Link } from '#platform/navigation/router/link.tsx';
import { buttonLook } from '#ui/buttons/button-look.ts';
import { LinkButton } from '#ui/buttons/link-button.tsx';
import { Markdown } from '#ui/markdown.tsx';

/** Leads to where a job is applied for: its own outside address, or our form. */
const ApplyNow = ({ job: { id, applyLink } }: { job: Job }) => {
  const words = useWords(en.jobs);
  return applyLink ? (
    <a href={applyLink} rel="noopener noreferrer" className={buttonLook({ variant: 'primary' })}>
      {words.applyNow}
      <ExternalLink size={16} aria-hidden />
      <span className="sr-only">{words.elsewhere}</span>
    </a>
  ) : (
    <LinkButton to={hrefOf('apply', { jobId: id })} variant="primary">
      {words.applyNow}
    </LinkButton>
  );
};

const PARTS = ['description', 'responsibilities', 'qualifications'] as const;

/** A job, all that is said about it, and the way to apply. */
export function JobView({ job }: { job: Job }) {
  const words = useWords(en.jobs);
  const choices = useWords(en.choices);
  const { title, department, location, employmentType, postedAt, applyBy } = job;
  const formatDay = useFormatDay();
  return (
    <article>
      <Link
        to={hrefOf('jobSearch')}
        className="inline-flex min-h-11 items-center gap-2 text-muted text-sm hover:text-ink"
      >
        <ArrowLeft size={16} aria-hidden />
        {words.allRoles}
      </Link>
      <h1 className="mt-4 break-words font-serif text-2xl tracking-tight sm:text-3xl">{title}</h1>
      <dl className="mt-6 flex flex-wrap gap-x-10 gap-y-3">
        <Fact name={words.department} value={department} />
        <Fact name={words.location} value={location} />
        <Fact name={words.employment} value={choices.employment({ employment: employmentType })} />
        <Fact name={words.posted} value={formatDay(postedAt)} />
        {applyBy && <Fact name={words.applyBy} value={formatDay(applyBy)} />}
      </dl>
      <div className="mt-6">
        <ApplyNow job={job} />
      </div>
      {PARTS.filter((part) => job[part].trim() !== '').map((part) => (
        <section key={part} className="mt-10 border-hairline border-t pt-6">
          <h2 className="mb-4 font-serif text-xl">{words.part({ part })}</h2>
          <Markdown text={job[part]} />
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
