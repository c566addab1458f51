import { en } from '@shortlist/messages';
import { useWords } from '#platform/language/use-words.ts';

/** A change of a text, in words, under its number from 1. */
export type NumberedChange = { number: number; sentence: string };

type ChangeListProps = {
  texts: readonly NumberedChange[];
  current: number;
  /** Shown to the eye, each change as a button that points it out; else it is for those who hear it. */
  isShown: boolean;
  onChoose: (change: number) => void;
};

/** All changes in words. */
export function ChangeList({ texts, current, isShown, onChoose }: ChangeListProps) {
  const words = useWords(en.compare);
  return (
    <ol
      aria-label={words.list}
      className={isShown ? 'flex max-h-[40dvh] flex-col overflow-y-auto' : 'sr-only'}
    >
      {texts.map(({ number, sentence }) => (
        <li key={number} dir="auto">
          {isShown ? (
            <button
              type="button"
              aria-current={current === number || undefined}
              onClick={() => onChoose(number)}
              className="flex min-h-9 pointer-coarse:min-h-11 w-full gap-3 rounded-sm px-2 py-1.5 text-start text-sm hover:bg-raised aria-[current]:bg-raised aria-[current]:font-semibold"
            >
              <span aria-hidden className="w-6 shrink-0 text-end text-muted tabular-nums">
                {number}
              </span>
              <span className="wrap-anywhere min-w-0">{sentence}</span>
            </button>
          ) : (
            sentence
          )}
        </li>
      ))}
    </ol>
  );
}
