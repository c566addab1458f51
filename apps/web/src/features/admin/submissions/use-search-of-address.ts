import { SUBMISSION_STATUSES, type SubmissionStatus } from '@shortlist/contracts';
import { useSearchParams } from '#platform/navigation/router/router-context.ts';

/** A search of what has come in; it lives in the address. */
export type SentSearch = {
  text: string;
  status: SubmissionStatus | '';
  jobId: string;
  after: string;
};

/** The search of the address, and how to change it; a change begins at the first page again. */
export function useSearchOfAddress() {
  const [query, setQuery] = useSearchParams();
  const read = (name: string) => query.get(name) ?? '';
  const search: SentSearch = {
    text: read('text'),
    status: SUBMISSION_STATUSES.find((status) => status === read('status')) ?? '',
    jobId: read('jobId'),
    after: read('after'),
  };

  function change(changes: Partial<SentSearch>) {
    const next = Object.entries({ ...search, after: '', ...changes });
    setQuery(new URLSearchParams(next.filter(([, value]) => value !== '')), {
      // Typing is no step to go back to, leafing is one.
      replace: changes.after === undefined,
    });
  }

  return { search, change };
}
