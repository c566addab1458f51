import { en } from '@shortlist/messages';
import { useWords } from '#platform/language/use-words.ts';
import { Button } from '#ui/buttons/button.tsx';

type PageGoalProps = { count: number; limit: number | undefined; onLimit: (limit: number) => void };

/** Says how many pages the resume takes, and has parts suggested that could be hidden for one less. */
export function PageGoal({ count, limit, onLimit }: PageGoalProps) {
  const words = useWords(en.suggestions);
  const fit = useWords(en.fit);
  if (count < 2) return null;
  const goal = count - 1;
  return (
    <div className="flex flex-wrap items-center gap-3 text-sm">
      <p>{fit.takes({ count })}</p>
      {limit !== goal && (
        <Button size="sm" onClick={() => onLimit(goal)}>
          {words.hideFor({ goal })}
        </Button>
      )}
    </div>
  );
}
