import type { ListedPursuit } from '@shortlist/contracts';
import { en } from '@shortlist/messages';
import { COLUMNS, type Compared } from '@shortlist/tracking';
import { useLanguage } from '#platform/language/language-context.ts';
import { useWords } from '#platform/language/use-words.ts';
import { withKeys } from './keyed.ts';
import { trackingWordsIn } from './tracking-words.ts';

const KINDS = ['new', 'changed', 'same'] as const;

/** Applications that are named; of more, how many. */
const MOST = 100;

/** Says of the applications of a table what is new, changed or the same, before anything is made. */
export function ComparedList({ compared }: { compared: readonly Compared<ListedPursuit>[] }) {
  const words = useWords(en.applicationsExchange);
  const shown = KINDS.flatMap((kind) => compared.filter((each) => each.kind === kind));
  const counts = KINDS.map((kind) =>
    words.counts({ kind, count: compared.filter((each) => each.kind === kind).length }),
  );
  return (
    <div>
      <h3 className="font-semibold">{words.found}</h3>
      <p role="status">{counts.join(' · ')}</p>
      <p className="text-muted text-sm">{words.foundHint}</p>
      <ul aria-label={words.found} className="mt-3 border-hairline border-t text-sm">
        {withKeys(shown.slice(0, MOST)).map(([key, each]) => (
          <ComparedLine key={key} compared={each} />
        ))}
      </ul>
      {shown.length > MOST && (
        <p className="mt-2 text-muted text-sm">{words.more({ count: shown.length - MOST })}</p>
      )}
    </div>
  );
}

function ComparedLine({ compared }: { compared: Compared<ListedPursuit> }) {
  const words = useWords(en.applicationsExchange);
  const tracking = trackingWordsIn(useLanguage());
  const { kind, read } = compared;
  const fields = kind === 'changed' ? compared.fields : [];
  const changed = COLUMNS.filter((column) => fields.some((field) => field === column));
  return (
    <li className="flex flex-wrap justify-between gap-x-4 border-hairline border-b py-2">
      <bdi className="wrap-anywhere min-w-0">
        {[read.title.trim(), read.company.trim()].filter(Boolean).join(' · ')}
      </bdi>
      <span className={kind === 'same' ? 'text-faint' : 'text-accent'}>
        {[words.kind({ kind }), changed.map((column) => tracking.column({ column })).join(', ')]
          .filter(Boolean)
          .join(': ')}
      </span>
    </li>
  );
}
