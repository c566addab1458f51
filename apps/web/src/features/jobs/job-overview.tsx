import { hrefOf, type ListedJob } from '@shortlist/contracts';
import { en } from '@shortlist/messages';
import { ArrowRight } from 'lucide-react';
import { useFormatDay } from '#platform/language/date-format.ts';
import { useWords } from '#platform/language/use-words.ts';
import { Link } from '#platform/navigation/router/link.tsx';
import { STRETCHED_LOOK } from '#ui/buttons/stretched-look.ts';

/** Open jobs by team, and how many there are at each place, which leads to the search for it. */
export const JobOverview = ({ jobs }: { jobs: readonly ListedJob[] }) => (
  <>
    <Places jobs={jobs} />
    <div className="mt-12 flex flex-col gap-8">
      {groupsOf(jobs, 'department').map(([department, inTeam]) => (
        <Team key={department} department={department} jobs={inTeam} />
      ))}
    </div>
  </>
);

type Field = 'department' | 'location';

/** The jobs under each value of `field`, in the order in which the values come. */
function groupsOf(jobs: readonly ListedJob[], field: Field) {
  const groups = new Map<string, ListedJob[]>();
  for (const job of jobs) groups.set(job[field], [...(groups.get(job[field]) ?? []), job]);
  return [...groups];
}

const searchOf = (field: Field, value: string) =>
  hrefOf('jobSearch', {}, { query: { [field]: value } });

const Places = ({ jobs }: { jobs: readonly ListedJob[] }) => {
  const words = useWords(en.jobs);
  return (
    <nav aria-label={words.byPlace}>
      <ul className="flex flex-wrap gap-3">
        {groupsOf(jobs, 'location').map(([location, there]) => (
          <li key={location}>
            <Link
              to={searchOf('location', location)}
              className="inline-flex min-h-11 items-center gap-2 rounded-full border border-edge px-4 text-sm hover:border-muted hover:bg-raised"
            >
              {location}{' '}
              <span className="text-faint tabular-nums">
                <span aria-hidden>{there.length}</span>
                <span className="sr-only">{words.roles({ count: there.length })}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
};

const Team = ({ department, jobs }: { department: string; jobs: readonly ListedJob[] }) => {
  const words = useWords(en.jobs);
  return (
    <section className="grid gap-x-10 gap-y-2 border-hairline border-t pt-6 md:grid-cols-[minmax(0,1fr)_minmax(0,3fr)]">
      <div>
        <h2 className="break-words font-serif text-xl">{department}</h2>
        <p className="mt-1 text-muted text-sm">{words.openRoles({ count: jobs.length })}</p>
      </div>
      <ul className="divide-y divide-hairline">
        {jobs.map((job) => (
          <li key={job.id}>
            <Role job={job} />
          </li>
        ))}
      </ul>
    </section>
  );
};

const Role = ({ job: { id, title, location, postedAt, isFeatured } }: { job: ListedJob }) => {
  const formatDay = useFormatDay();
  const words = useWords(en.jobs);
  return (
    <div className="group relative flex items-center gap-4 rounded-md py-4">
      <div className="min-w-0 grow">
        <h3 className="break-words font-serif text-lg">
          <Link
            to={hrefOf('job', { jobId: id })}
            className={`group-hover:text-accent-hover ${STRETCHED_LOOK}`}
          >
            {title}
          </Link>
        </h3>
        <p className="mt-1 text-muted text-sm">
          {isFeatured && (
            <>
              <span className="text-accent">{words.featured}</span>
              <span aria-hidden> · </span>
            </>
          )}
          {location}
          <span aria-hidden> · </span>
          {words.postedOn({ day: formatDay(postedAt) })}
        </p>
      </div>
      <ArrowRight size={20} aria-hidden className="shrink-0 text-faint group-hover:text-accent" />
    </div>
  );
};
