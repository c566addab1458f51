import { Check } from 'lucide-react';
import { Button } from '#ui/buttons/button.tsx';

/** Says that a proposal was accepted, and takes it back. */
export const UndoLine = ({ onUndo }: { onUndo: () => void }) => (
  <div className="flex items-center gap-2 text-muted text-sm">
    <p role="status" className="flex items-center gap-2">
      <Check size={16} aria-hidden className="text-ok" />
      Accepted.
    </p>
    <Button size="sm" variant="ghost" onClick={onUndo}>
      Undo
    </Button>
  </div>
);
