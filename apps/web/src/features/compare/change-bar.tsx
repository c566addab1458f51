import { en } from '@shortlist/messages';
import { ChevronDown, ChevronUp, List, RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { useWords } from '#platform/language/use-words.ts';
import { catchLostFocus } from '#platform/navigation/heading-focus.ts';
import { Button } from '#ui/buttons/button.tsx';
import { IconButton } from '#ui/buttons/icon-button.tsx';
import { useToast } from '#ui/notices/toast-context.ts';
import { ChangeList, type NumberedChange } from './change-list.tsx';
import { Legend, type Names } from './legend.tsx';

type ChangeBarProps = {
  texts: readonly NumberedChange[];
  /** Changes of the look, each in a sentence. */
  looks: readonly string[];
  /** Number of the change that is pointed out; 0 before one is. */
  current: number;
  onGo: (by: 1 | -1) => void;
  onChoose: (change: number) => void;
  /** Brings back what the left side says in the place of the change that is pointed out, and returns how that is undone. */
  onRestore?: (() => () => void) | undefined;
  names: Names;
};

/** In a narrow window below the papers, which have little room. */
const BELOW_LOOK = 'max-[56.25rem]:order-last';

/**
 * Tells how many changes there are, with the way from one to the next, the one that is pointed out, and all of them as a list. Its parts
 * stand in the flow of the page around it.
 */
export function ChangeBar(props: ChangeBarProps) {
  const { texts, looks, names, ...changes } = props;
  const words = useWords(en.compare);
  const { same, changes: count } = useWords(en.differences);
  if (texts.length === 0) {
    return (
      <div className="flex flex-col gap-3">
        <p role="status">{looks.length === 0 ? same : words.sameWords}</p>
        <Looks looks={looks} />
      </div>
    );
  }
  return (
    <>
      <div className={`flex flex-col gap-3 ${BELOW_LOOK}`}>
        <Looks looks={looks} />
        <Legend {...names} />
      </div>
      <Steps {...changes} texts={texts} title={count({ count: texts.length })} />
    </>
  );
}

function Looks({ looks }: Pick<ChangeBarProps, 'looks'>) {
  const words = useWords(en.differences);
  if (looks.length === 0) return null;
  return (
    <section aria-label={words.design} className="text-muted text-sm">
      <ul className="flex flex-wrap gap-x-4">
        {looks.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </section>
  );
}

type StepsProps = Omit<ChangeBarProps, 'looks' | 'names'> & {
  title: string;
};

/** Stays in sight above papers that are one below the other. */
function Steps({ texts, title, current, onGo, onChoose, onRestore }: StepsProps) {
  const words = useWords(en.compare);
  const [isListed, setIsListed] = useState(false);
  const sentence = texts[current - 1]?.sentence;
  return (
    <section
      aria-label={title}
      className="top-topbar z-10 flex flex-col gap-2 rounded-md border border-hairline bg-panel p-2 max-[56.25rem]:sticky"
    >
      <div className="flex items-center gap-2">
        <p className="whitespace-nowrap ps-2 font-semibold text-sm tabular-nums max-sm:grow">
          {current === 0 ? title : words.at({ at: current, count: texts.length })}
        </p>
        <p role="status" dir="auto" className="line-clamp-2 min-w-0 grow text-sm max-sm:sr-only">
          {sentence}
        </p>
        <IconButton
          icon={ChevronUp}
          label={words.previous}
          aria-keyshortcuts="p"
          onClick={() => onGo(-1)}
        />
        <IconButton
          icon={ChevronDown}
          label={words.next}
          aria-keyshortcuts="n"
          onClick={() => onGo(1)}
        />
        {onRestore && <RestoreButton onRestore={onRestore} />}
        <Button size="sm" aria-pressed={isListed} onClick={() => setIsListed(!isListed)}>
          <List size={16} aria-hidden />
          <span className="max-sm:sr-only">{words.list}</span>
        </Button>
      </div>
      {current > 0 && (
        <p aria-hidden dir="auto" className="line-clamp-2 px-2 pb-1 text-sm sm:hidden">
          {sentence}
        </p>
      )}
      <ChangeList texts={texts} current={current} isShown={isListed} onChoose={onChoose} />
    </section>
  );
}

function RestoreButton({ onRestore }: { onRestore: () => () => void }) {
  const words = useWords(en.compare);
  const common = useWords(en.common);
  const toast = useToast();
  const handleRestore = () => {
    const undo = onRestore();
    // With the last change the button goes.
    catchLostFocus();
    toast({
      tone: 'good',
      text: words.restored,
      action: { label: common.undo, onAction: undo },
    });
  };
  return (
    <Button size="sm" onClick={handleRestore}>
      <RotateCcw size={16} aria-hidden />
      <span className="max-sm:sr-only">{words.restore}</span>
    </Button>
  );
}
