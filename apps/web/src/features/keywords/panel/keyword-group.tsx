import { en } from '@shortlist/messages';
import { useId } from 'react';
import { useWords } from '#platform/language/use-words.ts';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import type { SaidKeyword } from '../analysis/format-analysis.ts';
import { printedWords } from './mark-sentences.ts';
import { CHIP_SHAPE, type KeywordStatus, STATUS_SIGNS } from './status-signs.ts';
import { highlighting } from './use-highlights.ts';

type KeywordGroupProps = {
  title: string;
  status: KeywordStatus;
  keywords: readonly SaidKeyword[];
  selectedId: string | undefined;
  onSelect: (id: string) => void;
  /** Shown in place of the chips when there are none; without it there is no group then. */
  none?: string | undefined;
};

/** The keywords of one status as chips; pointing at one lights its words on the paper. */
export function KeywordGroup(props: KeywordGroupProps) {
  const { title, status, keywords, selectedId, onSelect, none } = props;
  const headingId = useId();
  if (keywords.length === 0 && none === undefined) return null;
  return (
    <section className="flex min-w-0 flex-col gap-1.5">
      <h3 id={headingId} className={`font-medium text-sm ${STATUS_SIGNS[status].text}`}>
        {title}
      </h3>
      {keywords.length === 0 ? (
        <p className="text-muted text-sm">{none}</p>
      ) : (
        // On a phone a group is one line that scrolls sideways: all groups are in sight at once.
        <ul
          aria-labelledby={headingId}
          className="relative flex gap-2 max-sm:-mx-4 max-sm:-my-1 max-sm:overflow-x-auto max-sm:px-4 max-sm:py-1 sm:flex-wrap"
        >
          {keywords.map((keyword) => (
            <li key={keyword.id} className="min-w-0 max-sm:max-w-[85%] max-sm:shrink-0">
              <Chip
                keyword={keyword}
                isSelected={keyword.id === selectedId}
                onSelect={() => onSelect(keyword.id)}
              />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

type ChipProps = { keyword: SaidKeyword; isSelected: boolean; onSelect: () => void };

function Chip({ keyword, isSelected, onSelect }: ChipProps) {
  const words = useWords(en.keywordPanel);
  const { status, surface, importance, gain, coveredBy, resumeMentions } = keyword;
  const { icon: Icon, text, chip } = STATUS_SIGNS[status];
  const isNice = importance === 'nice';
  return (
    <button
      type="button"
      aria-pressed={isSelected}
      onClick={onSelect}
      {...highlighting(printedWords(resumeMentions))}
      className={`${CHIP_SHAPE} ${chip} ${isNice ? 'border-dashed' : ''} aria-pressed:ring-1 aria-pressed:ring-ink`}
    >
      <Icon size={14} aria-hidden className={`shrink-0 ${text}`} />
      <span dir="auto" className="wrap-anywhere min-w-0">
        {surface}
      </span>
      {isNice && <VisuallyHidden>{words.alsoNice}</VisuallyHidden>}
      {coveredBy !== undefined && (
        <span dir="auto" className="shrink-0 text-muted text-xs">
          <VisuallyHidden>, </VisuallyHidden>
          {words.coveredBy({ surface: coveredBy })}
        </span>
      )}
      {gain > 0 && (
        <span className="shrink-0 text-muted text-xs">
          <VisuallyHidden>, </VisuallyHidden>+{gain}
          <VisuallyHidden> {words.pointsToGain}</VisuallyHidden>
        </span>
      )}
    </button>
  );
}
