import { en } from '@shortlist/messages';
import { RotateCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { useWords } from '#platform/language/use-words.ts';
import { Button } from '../buttons/button.tsx';

export type ErrorStateProps = {
  /** Title that names what happened. */
  title: string;
  /** Text on what it means, and what to do. */
  text: string;
  onRetry: () => void;
  isRetrying?: boolean;
  /** Label of Retry where it does something else. */
  retryLabel?: string;
  /** Other ways onward, before Retry. */
  children?: ReactNode;
  /** Heading level, so that the page keeps one h1. */
  level?: 1 | 2;
};

/** In the place of what could not be shown: what happened, and Retry. */
export function ErrorState(props: ErrorStateProps) {
  const common = useWords(en.common);
  const { title, text, onRetry, isRetrying = false, retryLabel, level = 2, children } = props;
  const Heading = level === 1 ? 'h1' : 'h2';
  return (
    <div
      role="alert"
      className="flex flex-col items-start gap-3 rounded-md border border-danger/40 bg-panel p-6"
    >
      <Heading tabIndex={level === 1 ? -1 : undefined} className="font-semibold text-md">
        {title}
      </Heading>
      <p className="max-w-measure text-pretty text-muted text-sm">{text}</p>
      <div className="flex flex-wrap gap-3">
        {children}
        <Button isPending={isRetrying} onClick={onRetry}>
          {!(retryLabel || isRetrying) && <RotateCw size={16} aria-hidden />}
          {retryLabel ?? common.retry}
        </Button>
      </div>
    </div>
  );
}
