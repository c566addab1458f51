import { en } from '@shortlist/messages';
import { Plus } from 'lucide-react';
import { useWords } from '#platform/language/use-words.ts';
import { Disclosure } from '#ui/disclosure.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import type { SaidKeyword } from '../analysis/format-analysis.ts';
import { printedWords } from './mark-sentences.ts';
import { CHIP_SHAPE } from './status-signs.ts';
import { highlighting } from './use-highlights.ts';

type OtherPhrasesProps = { phrases: readonly SaidKeyword[]; onPromote: (id: string) => void };

/** Lists what the posting says besides, that counts only where the person says so. */
export function OtherPhrases({ phrases, onPromote }: OtherPhrasesProps) {
  const words = useWords(en.keywordPanel);
  if (phrases.length === 0) return null;
  return (
    <Disclosure title={words.others({ count: phrases.length })}>
      <p className="text-pretty text-muted">{words.othersHint}</p>
      <ul aria-label={words.otherPhrases} className="flex flex-wrap gap-2">
        {phrases.map(({ id, surface, resumeMentions }) => (
          <li key={id} className="min-w-0">
            <button
              type="button"
              onClick={() => onPromote(id)}
              {...highlighting(printedWords(resumeMentions))}
              className={`${CHIP_SHAPE} border-edge hover:bg-raised`}
            >
              <Plus size={14} aria-hidden className="shrink-0 text-muted" />
              <span dir="auto" className="wrap-anywhere min-w-0">
                {surface}
              </span>
              <VisuallyHidden>{words.scoreIt}</VisuallyHidden>
            </button>
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}
