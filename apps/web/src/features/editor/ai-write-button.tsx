import { type Experience, RULE_TEXTS, writeSampleLine } from '@shortlist/resume';
import { Sparkles } from 'lucide-react';
import { useId } from 'react';
import { Button } from '#ui/button.tsx';
import { useNotice } from '#ui/notice-context.ts';

type AiWriteButtonProps = {
  experience: Experience;
  onWrite: (changes: Pick<Experience, 'bullets' | 'aiUsesLeft'>) => void;
};

/** Appends the next suggested line to an experience, three times at most. */
export function AiWriteButton({ experience, onWrite }: AiWriteButtonProps) {
  const notify = useNotice();
  const limitId = useId();
  const { aiUsesLeft } = experience;
  const isUsedUp = aiUsesLeft === 0;

  function handleClick() {
    const written = writeSampleLine(experience);
    if (written.ok) onWrite(written.changes);
    else void notify({ text: written.message });
  }

  return (
    <div className="flex flex-wrap items-center gap-3">
      <Button
        disabled={isUsedUp}
        aria-describedby={isUsedUp ? limitId : undefined}
        onClick={handleClick}
      >
        <Sparkles size={16} aria-hidden className="text-amber" />
        AI Write ({aiUsesLeft} left)
      </Button>
      {isUsedUp && (
        <p id={limitId} role="status" className="text-muted text-sm">
          {RULE_TEXTS.aiLimit}
        </p>
      )}
    </div>
  );
}
