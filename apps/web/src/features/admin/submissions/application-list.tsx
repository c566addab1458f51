import { downloadFile, type FileKind, type StoredApplication } from '@shortlist/contracts';
import { en } from '@shortlist/messages';
import { useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useWords } from '#platform/language/use-words.ts';
import { buttonLook } from '#ui/buttons/button-look.ts';
import { Field } from '#ui/fields/field.tsx';
import { SelectControl } from '#ui/fields/select-control.tsx';
import { applicationsQuery, editedJobsQuery } from '../api.ts';
import { SentCard } from './sent-card.tsx';
import { type Choice, SentList } from './sent-list.tsx';
import { SentSearch } from './sent-search.tsx';
import { useSearchOfAddress } from './use-search-of-address.ts';

/** The applications, newest first. */
export function ApplicationList() {
  const { search, change } = useSearchOfAddress();
  const query = useQuery(applicationsQuery(search));
  return (
    <>
      <SentSearch search={search} onChange={change} counts={query.data?.counts}>
        <JobFilter jobId={search.jobId} onChoose={(jobId) => change({ jobId })} />
      </SentSearch>
      <SentList
        sent="application"
        query={query}
        entriesOf={({ applications }) => applications}
        isFurther={search.after !== ''}
        onLeaf={(after) => change({ after })}
      >
        {(application, choice) => <ApplicationCard application={application} choice={choice} />}
      </SentList>
    </>
  );
}

type ApplicationCardProps = { application: StoredApplication; choice: Choice };

const ApplicationCard = ({ application, choice }: ApplicationCardProps) => {
  const words = useWords(en.admin);
  return (
    <SentCard sent="application" entry={application} about={application.jobTitle} choice={choice}>
      <p className="text-sm">{words.needsSponsorship({ sponsorship: application.sponsorship })}</p>
      <ul className="flex flex-wrap gap-2">
        {application.files.map(({ kind, name, size }) => (
          <li key={kind} className="max-w-full">
            <a
              href={fileHref(application.id, kind)}
              download
              className={`${buttonLook({ size: 'sm' })} max-w-full`}
            >
              <Download size={16} aria-hidden className="shrink-0" />
              {words.fileKind({ kind })}
              <span className="min-w-0 max-w-48 truncate text-muted" title={name}>
                {name}
              </span>
              <span className="text-muted">{words.kb({ ceil: Math.ceil(size / 1024) })}</span>
            </a>
          </li>
        ))}
      </ul>
    </SentCard>
  );
};

const fileHref = (id: string, kind: FileKind) =>
  downloadFile.url.replace(':id', id).replace(':kind', kind);

type JobFilterProps = { jobId: string; onChoose: (jobId: string) => void };

function JobFilter({ jobId, onChoose }: JobFilterProps) {
  const words = useWords(en.admin);
  const { data: jobs = [] } = useQuery(editedJobsQuery);
  return (
    <Field label={words.job}>
      {(ties) => (
        <SelectControl {...ties} value={jobId} onChange={({ target }) => onChoose(target.value)}>
          <option value="">{words.everyJob}</option>
          {jobs.map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </SelectControl>
      )}
    </Field>
  );
}
