import { en } from '@shortlist/messages';
import {
  ArrowRight,
  BriefcaseBusiness,
  CircleQuestionMark,
  FileText,
  type LucideIcon,
  Mail,
  Newspaper,
  PanelTop,
  Sparkles,
} from 'lucide-react';
import { type MouseEvent, useEffect, useRef } from 'react';
import { useWords } from '#platform/language/use-words.ts';
import { Link } from '#platform/navigation/router/link.tsx';
import { Button } from '#ui/buttons/button.tsx';
import type { ResultGroup, ShownResult } from './group-results.ts';
import type { SiteSearch } from './use-site-search.ts';

const ICONS: Record<ShownResult['kind'], LucideIcon> = {
  here: ArrowRight,
  hereLetter: ArrowRight,
  action: Sparkles,
  resume: FileText,
  letter: Mail,
  job: BriefcaseBusiness,
  page: PanelTop,
  faq: CircleQuestionMark,
  article: Newspaper,
};

const OVER_LOOK =
  'absolute inset-x-0 top-full z-20 mt-2 max-h-[min(32rem,70vh)] overflow-y-auto rounded-md border border-hairline bg-raised p-2 text-start shadow-dialog';

/** Of one height, so that the dialog around it does not jump while somebody types. */
const INLINE_LOOK = '-mx-2 mt-3 h-[min(26rem,55vh)] overflow-y-auto text-start';

export type ResultListProps = {
  id: string;
  groups: readonly ResultGroup[];
  /** Place of the chosen option among all of them. */
  active: number;
  status: SiteSearch['status'];
  text: string;
  onPoint: (at: number) => void;
  onRetry: () => void;
  /** Called with a result that was pressed, before the browser goes there. */
  onPick: (result: ShownResult, event: MouseEvent) => void;
  /** Part of the page, in place of a list that opens over it. */
  isInline: boolean;
};

/** Opens below the search field: results by kind, or what can be done where there are none. */
export function ResultList({
  id,
  groups,
  active,
  status,
  text,
  onPoint,
  onRetry,
  onPick,
  isInline,
}: ResultListProps) {
  const words = useWords(en.search);
  let at = 0;
  return (
    <div className={isInline ? INLINE_LOOK : OVER_LOOK}>
      <Before status={status} text={text} onRetry={onRetry} />
      <div id={id} role="listbox" aria-label={words.resultList}>
        {groups.map(({ kind, results }) => (
          // biome-ignore lint/a11y/useSemanticElements: a group of options is no fieldset
          <div key={kind} role="group" aria-label={words.heading({ kind })}>
            <p aria-hidden className="px-3 pt-3 pb-1 text-faint text-xs">
              {words.heading({ kind })}
            </p>
            {results.map((result) => {
              const place = at;
              at += 1;
              return (
                <Option
                  key={`${result.href} ${result.title}`}
                  id={`${id}-${place}`}
                  result={result}
                  isActive={place === active}
                  onPoint={() => onPoint(place)}
                  onPick={(event) => onPick(result, event)}
                />
              );
            })}
          </div>
        ))}
      </div>
    </div>
  );
}

type BeforeProps = Pick<ResultListProps, 'status' | 'text' | 'onRetry'>;

/** Says why there are actions and no results. */
function Before({ status, text, onRetry }: BeforeProps) {
  const words = useWords(en.search);
  const common = useWords(en.common);
  if (status === 'nothing') {
    return (
      <p className="break-words px-3 pt-2 text-muted text-sm">
        {words.nothingFound({ text: text.trim() })}
      </p>
    );
  }
  if (status === 'broken') {
    return (
      <div className="flex flex-wrap items-center gap-3 px-3 pt-2 text-muted text-sm">
        <p>{words.notLoaded}</p>
        <Button size="sm" onClick={onRetry}>
          {common.retry}
        </Button>
      </div>
    );
  }
  return null;
}

type OptionProps = {
  id: string;
  result: ShownResult;
  isActive: boolean;
  onPoint: () => void;
  onPick: (event: MouseEvent) => void;
};

function Option({ id, result, isActive, onPoint, onPick }: OptionProps) {
  const { kind, href, title, about, state } = result;
  const link = useRef<HTMLAnchorElement>(null);
  const Icon = ICONS[kind];

  useEffect(() => {
    if (isActive) link.current?.scrollIntoView({ block: 'nearest' });
  }, [isActive]);

  return (
    <Link
      ref={link}
      id={id}
      to={href}
      state={state}
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      onPointerMove={onPoint}
      onClick={onPick}
      className="flex min-h-11 items-center gap-3 rounded-sm px-3 py-2 aria-selected:bg-accent/15"
    >
      <Icon size={18} aria-hidden className="shrink-0 text-muted" />
      <span className="min-w-0">
        <span className="block break-words">{title}</span>
        {about && <span className="block truncate text-muted text-sm">{about}</span>}
      </span>
    </Link>
  );
}
