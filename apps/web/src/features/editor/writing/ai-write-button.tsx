import { en } from '@shortlist/messages';
import { useMutation } from '@tanstack/react-query';
import { Sparkles } from 'lucide-react';
import { useWords } from '#platform/language/use-words.ts';
import { logError } from '#platform/log.ts';
import { ChunkLoadError, loadChunk, retryChunk } from '#platform/navigation/lazy-chunk.ts';
import { useFormatRule } from '#platform/text/format-rule.ts';
import { Button } from '#ui/buttons/button.tsx';
import { RetryBanner } from '#ui/notices/retry-banner.tsx';
import type { PickLine } from './use-ai-write.ts';

/** The bank of lines for 96 families of roles, which only AI Write needs. Throws `ChunkLoadError`. */
const loadPhrases = () => loadChunk('phrases', () => import('@shortlist/phrases'));

/** Fetches the bank of lines and hands over how the next line is picked from it. A bank that does not come costs no use. */
export function useLineBank(onWrite: (pick: PickLine) => void) {
  const { mutate, error, isPending } = useMutation({
    // Once the bank is here, nothing needs the network.
    networkMode: 'always',
    mutationFn: loadPhrases,
    // Of the mutation, not of `mutate`: that would be lost on a press before React has run the button's effects.
    onSuccess: ({ nextLine }) => onWrite(nextLine),
    onError: (cause) => logError('The bank of lines was not loaded', cause),
  });
  return { write: () => mutate(), error, isPending };
}

type AiWriteProps = {
  usesLeft: number;
  bank: ReturnType<typeof useLineBank>;
  /** Id of the words that say why there is none left. */
  limitId: string;
};

/** Adds the next line for the entry's role, three times at most. */
export function AiWriteButton({ usesLeft, bank, limitId }: AiWriteProps) {
  const words = useWords(en.writing);
  const isUsedUp = usesLeft === 0;
  return (
    <Button
      size="sm"
      variant="ghost"
      className="max-sm:px-2 max-sm:text-xs"
      disabled={isUsedUp}
      isPending={bank.isPending}
      aria-describedby={isUsedUp ? limitId : undefined}
      onClick={bank.write}
    >
      <Sparkles size={16} aria-hidden className="text-accent max-sm:hidden" />
      {words.usesLeft({ usesLeft })}
    </Button>
  );
}

/** Says why AI Write adds nothing. */
export function AiWriteNotes({ usesLeft, bank, limitId }: AiWriteProps) {
  const words = useWords(en.writing);
  const sayRule = useFormatRule();
  const { error, write } = bank;
  const retry = () => (error instanceof ChunkLoadError ? retryChunk(error, write) : write());
  return (
    <>
      {usesLeft === 0 && (
        <p id={limitId} role="status" className="text-muted text-sm">
          {sayRule({ code: 'rules.aiLimit' })}
        </p>
      )}
      {error && (
        <div className="basis-full">
          <RetryBanner onRetry={retry}>{words.notStarted({ message: error.message })}</RetryBanner>
        </div>
      )}
    </>
  );
}
