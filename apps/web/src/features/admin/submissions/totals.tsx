import { FEWEST_ANSWERS, QUESTIONS, type Question } from '@shortlist/contracts';
import { useQuery } from '@tanstack/react-query';
import { ErrorState } from '#ui/notices/error-state.tsx';
import { totalsQuery } from '../api.ts';

const NAMES: Record<Question, string> = {
  gender: 'Gender',
  hispanicLatino: 'Hispanic/Latino',
  veteranStatus: 'Veteran status',
  disabilityStatus: 'Disability status',
};

/** A job's self-identification answers, only ever counted. */
export function Totals({ jobId }: { jobId: string }) {
  const { data, isError, isFetching, refetch } = useQuery(totalsQuery(jobId));
  if (!data && isError) {
    return (
      <div className="mt-12">
        <ErrorState
          title="The self-identification totals could not be loaded"
          text="The server did not answer. The job can be edited all the same."
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      </div>
    );
  }
  if (!data) return null;
  const { answered, totals } = data;
  return (
    <section aria-labelledby="totals" className="mt-12 border-hairline border-t pt-8">
      <h2 id="totals" className="font-serif text-xl">
        Self-identification
      </h2>
      <p className="mt-2 max-w-measure text-pretty text-muted text-sm">
        {totals
          ? `Totals of ${answered} applications. They move on by ${FEWEST_ANSWERS} at a time, so that no single answer can be told.`
          : `Totals are shown from ${FEWEST_ANSWERS} applications on, so that no single answer can be told.`}
      </p>
      {totals && (
        <div className="mt-6 grid gap-6 sm:grid-cols-2">
          {QUESTIONS.map((question) => (
            <table key={question} className="w-full self-start text-sm">
              <caption className="pb-2 text-start font-medium">{NAMES[question]}</caption>
              <tbody>
                {Object.entries(totals[question]).map(([answer, count]) => (
                  <tr key={answer} className="border-hairline border-t">
                    <th scope="row" className="py-2 pe-4 text-start font-normal text-muted">
                      {answer}
                    </th>
                    <td className="py-2 text-end tabular-nums">{count}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          ))}
        </div>
      )}
    </section>
  );
}
