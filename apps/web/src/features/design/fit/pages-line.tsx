import { en } from '@shortlist/messages';
import { useWords } from '#platform/language/use-words.ts';
import { Button } from '#ui/buttons/button.tsx';

type PagesLineProps = {
  /** Pages that the document takes; 0 until they are counted. */
  count: number;
  /** Says so. */
  takes: string;
  isBusy: boolean;
  /** The outcome of the last fitting; empty before any. */
  said: string;
  onFit: (goal: number) => void;
};

/** Says how many pages a document takes, with the way to one less and to one. */
export function PagesLine({ count, takes, isBusy, said, onFit }: PagesLineProps) {
  const words = useWords(en.fit);
  const goals = [...new Set([count - 1, 1])].filter((goal) => goal > 0 && goal < count);
  return (
    <>
      <div className="flex min-h-9 flex-wrap items-center gap-2 text-sm">
        <p className="me-auto">{count > 0 && takes}</p>
        {goals.map((goal) => (
          <Button key={goal} size="sm" disabled={isBusy} onClick={() => onFit(goal)}>
            {words.fitTo({ goal })}
          </Button>
        ))}
      </div>
      <p role="status" className="text-sm empty:hidden">
        {said}
      </p>
    </>
  );
}
