import { useEffect, useRef } from 'react';
import { foldText } from '#platform/text/fold-text.ts';
import { POPUP_LINE_LOOK, POPUP_LOOK } from '../dialogs/looks.ts';

/** Nobody reads further: one types another letter. */
const MOST = 40;

const fold = foldText();

/** Finds the suggestions that a typed text means: those that begin with it come first. All of them where it is empty or one of them. */
export function findSuggestions(suggestions: readonly string[], typed: string): readonly string[] {
  const wanted = fold(typed.trim());
  if (wanted === '' || suggestions.includes(typed)) return suggestions.slice(0, MOST);
  const texts = suggestions.map((text) => ({ text, folded: fold(text) }));
  const beginning = texts.filter(({ folded }) => folded.startsWith(wanted));
  const within = texts.filter(({ folded }) => folded.indexOf(wanted) > 0);
  return [...beginning, ...within].slice(0, MOST).map(({ text }) => text);
}

type SuggestionListProps = {
  id: string;
  label: string;
  suggestions: readonly string[];
  /** Place of the one that Enter takes; -1 where none is chosen. */
  active: number;
  onPick: (suggestion: string) => void;
};

/** Offers suggestions below a field, which keeps the focus. */
export function SuggestionList({ id, label, suggestions, active, onPick }: SuggestionListProps) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current?.children[active]?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  return (
    <div
      ref={list}
      id={id}
      role="listbox"
      aria-label={label}
      tabIndex={-1}
      // A press does not take the focus from the field.
      onPointerDown={(event) => event.preventDefault()}
      className={`${POPUP_LOOK} absolute inset-x-0 top-full z-30 mt-1 max-h-60 overflow-y-auto`}
    >
      {suggestions.map((suggestion, at) => (
        <button
          key={suggestion}
          type="button"
          id={`${id}-${at}`}
          role="option"
          aria-selected={at === active}
          tabIndex={-1}
          data-highlighted={at === active || undefined}
          onClick={() => onPick(suggestion)}
          dir="auto"
          className={`${POPUP_LINE_LOOK} w-full text-start hover:bg-accent/15`}
        >
          {suggestion}
        </button>
      ))}
    </div>
  );
}
