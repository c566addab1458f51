import { FEWEST_ANSWERS, QUESTIONS } from '@shortlist/contracts';
import { en } from '@shortlist/messages';
import { useQuery } from '@tanstack/react-query';
import { useWords } from '#platform/language/use-words.ts';
import { ErrorState } from '#ui/notices/error-state.tsx';
import { totalsQuery } from '../api.ts';

/** A job's self-identification answers, only ever counted. */
export function Totals({ jobId }: { jobId: string }) {
  const words = useWords(en.admin);
  const { data, isError, isFetching, refetch } = useQuery(totalsQuery(jobId));
  if (!data && isError) {
    return (
      <div className="mt-12">
        <ErrorState
          title={words.totalsNotLoaded}
          text={words.jobEditable}
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
      <h2 id="totals" className="font-semibold text-md">
        {words.selfIdentification}
      </h2>
      <p className="mt-2 max-w-measure text-pretty text-muted text-sm">
        {totals
          ? words.totalsOfApplicationsThey({ answered, fewest: FEWEST_ANSWERS })
          : words.totalsHint({ fewest: FEWEST_ANSWERS })}
      </p>
      {totals && (
        <div className="mt-6 grid gap-6 sm:grid-cols-2">
          {QUESTIONS.map((question) => (
            <table key={question} className="w-full self-start text-sm">
              <caption className="pb-2 text-start font-medium">
                {words.question({ question })}
              </caption>
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
