import { en } from '@shortlist/messages';
import { ArrowLeft } from 'lucide-react';
import { useWords } from '#platform/language/use-words.ts';
import { Button } from '#ui/buttons/button.tsx';

/** Gives the focus to the heading of a view that has just come in the place of another. */
const takeFocus = (heading: HTMLElement | null) => heading?.focus();

type ViewHeadProps = {
  title: string;
  onBack: (() => void) | undefined;
  /** True if the dialog opens with it, and has given the focus already. */
  isFirst?: boolean | undefined;
};

/** The head of a view of the dialog, which has the focus first, and the way back to the list where there is one. */
export function ViewHead({ title, onBack, isFirst = false }: ViewHeadProps) {
  const words = useWords(en.share);
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
      <h3
        ref={isFirst ? undefined : takeFocus}
        tabIndex={-1}
        dir="auto"
        className="wrap-anywhere min-w-0 font-medium outline-none"
      >
        {title}
      </h3>
      {onBack && (
        <Button variant="ghost" size="sm" onClick={onBack}>
          <ArrowLeft size={16} aria-hidden />
          {words.backToLinks}
        </Button>
      )}
    </div>
  );
}
