import { en } from '@shortlist/messages';
import { useMutation } from '@tanstack/react-query';
import { Sparkles } from 'lucide-react';
import { useId } from 'react';
import { useWords } from '#platform/language/use-words.ts';
import { logError } from '#platform/log.ts';
import { ChunkLoadError, loadChunk, retryChunk } from '#platform/navigation/lazy-chunk.ts';
import { useFormatRule } from '#platform/text/format-rule.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Banner } from '#ui/notices/banner.tsx';
import type { PickLine } from './use-ai-write.ts';

/** The bank of lines for 96 families of roles, which only AI Write needs. Throws `ChunkLoadError`. */
const loadPhrases = () => loadChunk('phrases', () => import('@shortlist/phrases'));

type AiWriteButtonProps = {
  usesLeft: number;
  onWrite: (pick: PickLine) => void;
};

/** Adds the next line for the entry's role, three times at most. A bank that does not come costs no use. */
export function AiWriteButton({ usesLeft, onWrite }: AiWriteButtonProps) {
  const words = useWords(en.writing);
  const common = useWords(en.common);
  const sayRule = useFormatRule();
  const limitId = useId();
  const isUsedUp = usesLeft === 0;
  const { mutate, error, isPending } = useMutation({
    // Once the bank is here, nothing needs the network.
    networkMode: 'always',
    mutationFn: loadPhrases,
    // Of the mutation, not of `mutate`: that would be lost on a press before React has run the button's effects.
    onSuccess: ({ nextLine }) => onWrite(nextLine),
    onError: (cause) => logError('The bank of lines was not loaded', cause),
  });

  const retry = () =>
    error instanceof ChunkLoadError ? retryChunk(error, () => mutate()) : mutate();

  return (
    <>
      <Button
        disabled={isUsedUp}
        isPending={isPending}
        aria-describedby={isUsedUp ? limitId : undefined}
        onClick={() => mutate()}
      >
        <Sparkles size={16} aria-hidden className="text-accent" />
        {words.usesLeft({ usesLeft })}
      </Button>
      {isUsedUp && (
        <p id={limitId} role="status" className="text-muted text-sm">
          {sayRule({ code: 'rules.aiLimit' })}
        </p>
      )}
      {error && (
        <div className="basis-full">
          <Banner tone="bad" action={<Button onClick={retry}>{common.retry}</Button>}>
            {words.notStarted({ message: error.message })}
          </Banner>
        </div>
      )}
    </>
  );
}
