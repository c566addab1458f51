import { en } from '@shortlist/messages';
import { ListChecks } from 'lucide-react';
import { useId, useState } from 'react';
import { useWords } from '#platform/language/use-words.ts';
import { loadChunk } from '#platform/navigation/lazy-chunk.ts';
import { Button } from '#ui/buttons/button.tsx';
import { LazyPart } from '#ui/lazy-part.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { useTargeting } from '../targeting-context.ts';

/** Loads the rules with what shows their suggestions: the panel opens without them. */
const loadSuggestions = () => loadChunk('suggestions', () => import('./suggestion-list.tsx'));

export type SuggestChangesProps = {
  resumeId: string;
  /** The resume follows another: a change for one job is its own. */
  isTailored: boolean;
  /** Makes a resume that follows this one. */
  onTailor: () => void;
  /** Goes to the field of a sentence that was chosen. */
  onPick?: ((source: string) => void) | undefined;
};

/** Suggests changes of the open resume for the posting; one that is no tailored resume is offered to be tailored first. */
export function SuggestChanges({ resumeId, isTailored, onTailor, onPick }: SuggestChangesProps) {
  const words = useWords(en.suggestions);
  const { canCompare } = useTargeting();
  const [isOpen, setIsOpen] = useState(false);
  const [isHere, setIsHere] = useState(false);
  const regionId = useId();
  if (!canCompare) return null;
  return (
    <div className="flex min-w-0 flex-col gap-4">
      <Button
        className="self-start"
        aria-expanded={isOpen}
        aria-controls={regionId}
        onClick={() => setIsOpen(!isOpen)}
      >
        <ListChecks size={16} aria-hidden />
        {isOpen ? words.close : words.suggest}
      </Button>
      <div
        id={regionId}
        hidden={!isOpen}
        className="min-w-0 rounded-md border border-hairline bg-panel p-4 sm:p-5"
      >
        {isOpen &&
          (isTailored || isHere ? (
            <LazyPart
              load={loadSuggestions}
              skeleton={<Skeleton className="h-24" />}
              failed={words.notLoaded}
            >
              {({ SuggestionList }) => <SuggestionList resumeId={resumeId} onPick={onPick} />}
            </LazyPart>
          ) : (
            <TailorFirst onTailor={onTailor} onHere={() => setIsHere(true)} />
          ))}
      </div>
    </div>
  );
}

type TailorFirstProps = { onTailor: () => void; onHere: () => void };

function TailorFirst({ onTailor, onHere }: TailorFirstProps) {
  const words = useWords(en.suggestions);
  return (
    <div className="flex flex-col gap-3">
      <p className="text-pretty text-sm">{words.forOneJob}</p>
      <div className="flex flex-wrap gap-2">
        <Button variant="primary" onClick={onTailor}>
          {words.tailor}
        </Button>
        <Button onClick={onHere}>{words.here}</Button>
      </div>
    </div>
  );
}
