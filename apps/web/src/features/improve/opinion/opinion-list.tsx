import { en } from '@shortlist/messages';
import { useId } from 'react';
import { useWords } from '#platform/language/use-words.ts';
import { Button } from '#ui/buttons/button.tsx';

/** A missing keyword, and words of the resume that are said to show it. */
export type ShownOpinion = { id: string; keyword: string; quote: string };

type Decide = (opinion: ShownOpinion) => void;
type OpinionListProps = {
  opinions: readonly ShownOpinion[];
  onCount: Decide;
  onDismiss: Decide;
};

/** Lists what a model found, each for the person to judge; nothing where there is nothing left. */
export function OpinionList({ opinions, ...decisions }: OpinionListProps) {
  const words = useWords(en.opinion);
  if (opinions.length === 0) return null;
  return (
    <ul aria-label={words.foundWords} className="flex flex-col gap-2">
      {opinions.map((opinion) => (
        <Opinion key={opinion.id} opinion={opinion} {...decisions} />
      ))}
    </ul>
  );
}

type OpinionProps = Omit<OpinionListProps, 'opinions'> & { opinion: ShownOpinion };

function Opinion({ opinion, onCount, onDismiss }: OpinionProps) {
  const words = useWords(en.opinion);
  const { keyword, quote } = opinion;
  const wordsId = useId();
  return (
    <li className="flex flex-col gap-2 rounded-md border border-hairline bg-desk p-3 text-sm">
      <div id={wordsId} className="flex flex-col gap-1">
        <p dir="auto" className="wrap-anywhere font-medium">
          {keyword}
        </p>
        <blockquote dir="auto" className="wrap-anywhere border-edge border-s-2 ps-3">
          {quote}
        </blockquote>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button size="sm" aria-describedby={wordsId} onClick={() => onCount(opinion)}>
          {words.countIt}
        </Button>
        <Button
          size="sm"
          variant="ghost"
          aria-describedby={wordsId}
          onClick={() => onDismiss(opinion)}
        >
          {words.notThis}
        </Button>
      </div>
    </li>
  );
}
