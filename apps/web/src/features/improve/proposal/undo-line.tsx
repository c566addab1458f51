import { en } from '@shortlist/messages';
import { Check } from 'lucide-react';
import { useWords } from '#platform/language/use-words.ts';
import { Button } from '#ui/buttons/button.tsx';

/** Says that a proposal was accepted, and takes it back. */
export const UndoLine = ({ onUndo }: { onUndo: () => void }) => {
  const words = useWords(en.improve);
  const common = useWords(en.common);
  return (
    <div className="flex items-center gap-2 text-muted text-sm">
      <p role="status" className="flex items-center gap-2">
        <Check size={16} aria-hidden className="text-ok" />
        {words.accepted}
      </p>
      <Button size="sm" variant="ghost" onClick={onUndo}>
        {common.undo}
      </Button>
    </div>
  );
};
