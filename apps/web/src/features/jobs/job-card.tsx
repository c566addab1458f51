import { hrefOf, type ListedJob } from '@shortlist/contracts';
import { en } from '@shortlist/messages';
import { ArrowRight } from 'lucide-react';
import { useWords } from '#platform/language/use-words.ts';
import { Link } from '#platform/navigation/router/link.tsx';
import { STRETCHED_LOOK } from '#ui/buttons/stretched-look.ts';

/** A job in a list; the whole line leads to it. */
export const JobCard = ({
  job: { id, title, department, location, isFeatured },
}: {
  job: ListedJob;
}) => {
  const words = useWords(en.jobs);
  return (
    <article
      className={`group relative flex items-center gap-4 rounded-md border bg-panel px-5 py-4 transition-[border-color] hover:border-muted ${isFeatured ? 'border-accent/60' : 'border-hairline'}`}
    >
      <div className="min-w-0 grow">
        {isFeatured && <p className="font-medium text-accent text-sm">{words.featured}</p>}
        <h2 className="break-words font-serif text-lg">
          <Link
            to={hrefOf('job', { jobId: id })}
            className={`group-hover:text-accent-hover ${STRETCHED_LOOK}`}
          >
            {title}
          </Link>
        </h2>
        <p className="text-muted text-sm">
          {department}
          <span aria-hidden> · </span>
          {location}
        </p>
      </div>
      <ArrowRight size={20} aria-hidden className="shrink-0 text-faint group-hover:text-accent" />
    </article>
  );
};
