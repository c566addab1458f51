import { en } from '@shortlist/messages';
import { Search } from 'lucide-react';
import { type FocusEvent, type KeyboardEvent, useId, useState } from 'react';
import { useWords, type WordsOf } from '#platform/language/use-words.ts';
import { useNavigate } from '#platform/navigation/router/router-context.ts';
import { OFFERED_ACTIONS } from '#site-index/actions.ts';
import { groupResults } from './group-results.ts';
import { ResultList } from './result-list.tsx';
import { useSiteSearch } from './use-site-search.ts';

/**
 * Asks what the visitor wants and answers while they type: actions, their resumes, open jobs, pages,
 * questions and articles. A combobox by the ARIA pattern: the focus stays in the field, the arrows
 * choose, Enter goes there, Esc closes and then clears.
 */
export function SiteSearch({ label }: { label: string }) {
  const words = useWords(en.search);
  const listId = useId();
  const navigate = useNavigate();
  const [text, setText] = useState('');
  const [isOpen, setIsOpen] = useState(false);
  const [isWanted, setIsWanted] = useState(false);
  const [active, setActive] = useState(0);
  const { results, status, retry } = useSiteSearch(text, isWanted);

  const groups = groupResults(status === 'found' ? results : OFFERED_ACTIONS);
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

  function handleKeyDown(event: KeyboardEvent) {
    const act = {
      ArrowDown: () => move(1),
      ArrowUp: () => move(-1),
      Escape: handleEscape,
      Enter: () => isOpen && chosen && void navigate(chosen.href),
    }[event.key];
    if (!act || event.nativeEvent.isComposing) return;
    event.preventDefault();
    act();
  }

  return (
    <search className="relative" onBlur={handleBlur}>
      <div className="relative">
        <Search
          size={22}
          aria-hidden
          className="pointer-events-none absolute inset-s-5 top-1/2 -translate-y-1/2 text-muted"
        />
        <input
          type="search"
          role="combobox"
          aria-label={label}
          aria-expanded={isOpen}
          aria-controls={isOpen ? listId : undefined}
          aria-autocomplete="list"
          aria-activedescendant={isOpen && chosen ? optionId(listId, active) : undefined}
          autoComplete="off"
          enterKeyHint="go"
          placeholder={words.placeholder}
          value={text}
          onFocus={handleFocus}
          onClick={handleFocus}
          onChange={({ target }) => handleChange(target.value)}
          onKeyDown={handleKeyDown}
          className="min-h-15 w-full rounded-full border border-edge bg-panel ps-13 pe-6 text-base placeholder:text-faint hover:border-muted sm:text-lg"
        />
      </div>
      {isOpen && (
        <ResultList
          id={listId}
          groups={groups}
          active={chosen ? active : -1}
          status={status}
          text={text}
          onPoint={setActive}
          onRetry={retry}
        />
      )}
      <p role="status" className="sr-only">
        {isOpen && statusOf(words, status, options.length)}
      </p>
    </search>
  );
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
