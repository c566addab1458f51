import { en } from '@shortlist/messages';
import { Search } from 'lucide-react';
import {
  type ComponentProps,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { useWords, type WordsOf } from '#platform/language/use-words.ts';
import { useNavigate } from '#platform/navigation/router/router-context.ts';
import { OFFERED_ACTIONS } from '#site-index/actions.ts';
import { createLateParts, useLateParts } from '#ui/dialogs/late-parts.ts';
import { groupResults, type ShownResult } from './group-results.ts';
import { useSiteSearch } from './use-site-search.ts';

const lists = createLateParts('result-list', () => import('./result-list.tsx'));

type SiteSearchProps = {
  label: string;
  palette?: PaletteSearch;
};

/** A search in a palette, whose results are below the field. */
export type PaletteSearch = {
  /** Lists what is shown for a text, of what the site has for it, if anything, and of the visitor's resumes. */
  arrange: (
    text: string,
    found: { results: readonly ShownResult[] | undefined; resumes: readonly ShownResult[] },
  ) => readonly ShownResult[];
  /** Closes the palette. */
  onLeave: () => void;
};

/**
 * Asks what the visitor wants and answers while they type: actions, their resumes, open jobs, pages,
 * questions and articles. A combobox by the ARIA pattern: the focus stays in the field, the arrows
 * choose, Enter goes there, Esc closes and then clears.
 */
export function SiteSearch({ label, palette }: SiteSearchProps) {
  const words = useWords(en.search);
  const listId = useId();
  const navigate = useNavigate();
  const parts = useLateParts(lists);
  const [text, setText] = useState('');
  const [isAsked, setIsOpen] = useState(false);
  const isOpen = isAsked || palette !== undefined;
  const [isWanted, setIsWanted] = useState(palette !== undefined);
  const [active, setActive] = useState(0);
  const { groups, status, retry } = useResultGroups(text, isWanted, palette);
  const options = groups.flatMap((group) => group.results);
  // While the index is on its way nothing is chosen: Enter would go where nobody asked to go.
  const chosen = status === 'loading' ? undefined : options[active];

  function handleFocus() {
    setIsWanted(true);
    setIsOpen(true);
  }

  function handleBlur({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) {
    if (!currentTarget.contains(relatedTarget)) setIsOpen(false);
  }

  function handleChange(typed: string) {
    setText(typed);
    setIsWanted(true);
    setActive(0);
    setIsOpen(true);
  }

  function handleEscape() {
    if (isOpen) setIsOpen(false);
    else setText('');
  }

  function move(steps: number) {
    setIsOpen(true);
    if (isOpen) setActive((active + steps + options.length) % options.length);
  }

  function go({ href, state, run }: ShownResult) {
    palette?.onLeave();
    if (run) run();
    else void navigate(href, { state });
  }

  function handlePick({ run }: ShownResult, event: MouseEvent) {
    const isElsewhere = event.ctrlKey || event.metaKey || event.shiftKey;
    if (!isElsewhere) palette?.onLeave();
    if (!run) return;
    event.preventDefault();
    run();
  }

  function handleKeyDown(event: KeyboardEvent) {
    const act = {
      ArrowDown: () => move(1),
      ArrowUp: () => move(-1),
      // A palette closes, as every dialog does.
      ...(!palette && { Escape: handleEscape }),
      Enter: () => isOpen && chosen && go(chosen),
    }[event.key];
    if (!act || event.nativeEvent.isComposing) return;
    event.preventDefault();
    act();
  }

  const combobox = {
    'aria-label': label,
    'aria-expanded': isOpen,
    'aria-controls': isOpen ? listId : undefined,
    'aria-activedescendant': isOpen && chosen ? optionId(listId, active) : undefined,
  };
  return (
    <search className="relative" onBlur={handleBlur}>
      <SearchBox
        {...combobox}
        takesFocus={palette !== undefined}
        value={text}
        onFocus={handleFocus}
        onClick={handleFocus}
        onChange={({ target }) => handleChange(target.value)}
        onKeyDown={handleKeyDown}
      />
      {isOpen && parts && (
        <parts.ResultList
          id={listId}
          groups={groups}
          active={chosen ? active : -1}
          status={status}
          text={text}
          onPoint={setActive}
          onRetry={retry}
          onPick={handlePick}
          isInline={palette !== undefined}
        />
      )}
      <p role="status" className="sr-only">
        {isOpen && statusOf(words, status, options.length)}
      </p>
    </search>
  );
}

type SearchBoxProps = ComponentProps<'input'> & { takesFocus: boolean };

/** The field of a search. In a palette it has the focus at once. */
const SearchBox = ({ takesFocus, ...combobox }: SearchBoxProps) => {
  const words = useWords(en.search);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (takesFocus) field.current?.focus();
  }, [takesFocus]);
  return (
    <div className="relative">
      <Search
        size={22}
        aria-hidden
        className="pointer-events-none absolute inset-s-5 top-1/2 -translate-y-1/2 text-muted"
      />
      <input
        {...combobox}
        ref={field}
        type="search"
        role="combobox"
        aria-expanded={combobox['aria-expanded'] ?? false}
        aria-controls={combobox['aria-controls']}
        aria-autocomplete="list"
        autoComplete="off"
        enterKeyHint="go"
        placeholder={words.placeholder}
        className="min-h-15 w-full rounded-full border border-edge bg-panel ps-13 pe-6 text-base placeholder:text-faint hover:border-muted sm:text-lg"
      />
    </div>
  );
};

/** The results by kind, or offers where nothing is found. */
function useResultGroups(text: string, isWanted: boolean, palette: SiteSearchProps['palette']) {
  const { results, resumes, status, retry } = useSiteSearch(text, isWanted);
  const found = status === 'found' ? results : undefined;
  const shown = palette?.arrange(text, { results: found, resumes }) ?? found ?? OFFERED_ACTIONS;
  return { groups: groupResults(shown), status, retry };
}

const optionId = (listId: string, at: number) => `${listId}-${at}`;

function statusOf(
  words: WordsOf<'search'>,
  status: ReturnType<typeof useSiteSearch>['status'],
  count: number,
): string {
  if (status === 'found') return words.results({ count });
  if (status === 'nothing') return words.nothing({ count });
  return '';
}
