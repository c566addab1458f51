import { hrefOf, type ListedPursuit } from '@shortlist/contracts';
import { en } from '@shortlist/messages';
import type { ResumeId } from '@shortlist/model';
import type { Meaning } from '@shortlist/model/pursuit';
import {
  type RefObject,
  startTransition,
  useDeferredValue,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useWords } from '#platform/language/use-words.ts';
import { catchLostFocus } from '#platform/navigation/heading-focus.ts';
import { useSearchParams } from '#platform/navigation/router/router-context.ts';
import { Button } from '#ui/buttons/button.tsx';
import { useDeletePursuits, useSetState } from '../change/use-change-pursuits.ts';
import { type Asked, readAsked, searchRows, sortRows, withAsked } from './find-rows.ts';
import { ListTools } from './list-tools.tsx';
import type { RowActions } from './pursuit-row.tsx';
import { RowList } from './row-list.tsx';
import { SelectionBar } from './selection-bar.tsx';

/** The view *List*: rows that the address searches, filters and sorts. */
export function PursuitList({ rows }: { rows: readonly ListedPursuit[] }) {
  const words = useWords(en.applications);
  const [query, setQuery] = useSearchParams();
  const asked = readAsked(query);
  const ask = (next: Partial<Asked>) => setQuery(withAsked(next), { replace: true });
  // The rows follow when nothing else is to be drawn.
  const key = useDeferredValue(query.toString());
  const shown = useDeferredValue(rows);
  const found = useMemo(() => findRows(shown, readAsked(new URLSearchParams(key))), [shown, key]);
  const shownPart = useRef<HTMLDivElement>(null);
  const selection = useSelection(found, shownPart);

  function handleShowAll() {
    catchLostFocus(() => findControl(shownPart));
    ask({ search: '', meanings: [] });
  }

  return (
    <>
      <ListTools rows={rows} found={found.length} asked={asked} onAsk={ask} />
      <div ref={shownPart} className="mt-3">
        {found.length === 0 ? (
          <div className="flex flex-col items-start gap-4 pt-5">
            <p className="text-lg text-muted">{words.nothingFound}</p>
            <Button onClick={handleShowAll}>{words.showAll}</Button>
          </div>
        ) : (
          <>
            <SelectionBar {...selection.bar} />
            <RowList
              key={key}
              rows={found}
              selected={selection.selected}
              actions={selection.actions}
            />
          </>
        )}
      </div>
    </>
  );
}

function findRows(rows: readonly ListedPursuit[], asked: Asked): readonly ListedPursuit[] {
  const { search, meanings, sort } = asked;
  const inState = rows.filter(({ meaning }) => meanings.length === 0 || meanings.includes(meaning));
  return sortRows(searchRows(inState, search), sort);
}

type ShownPart = RefObject<HTMLElement | null>;

/** Finds what has the focus where a menu or a control that had it goes away: the button of the first of some rows that is there, else a control above them. */
function findControl({ current: shown }: ShownPart, ids: readonly ResumeId[] = []) {
  const [row] = ids.flatMap((applicationId) => {
    const href = hrefOf('pursuit', { applicationId });
    return shown?.querySelector(`a[href="${href}"]`)?.closest('li') ?? [];
  });
  const place = row ?? shown?.firstElementChild;
  const [button, input] = ['button', 'input'].map((tag) => place?.querySelector<HTMLElement>(tag));
  return button ?? input ?? null;
}

/** The rows that are selected, of those that the list shows, and what is done with them. */
function useSelection(found: readonly ListedPursuit[], shownPart: ShownPart) {
  const setState = useSetState();
  const deletePursuits = useDeletePursuits();
  const [chosen, setChosen] = useState<ReadonlySet<ResumeId>>(NONE);
  // Many rows may be drawn: where all change, they follow in slices.
  const [drawn, setDrawn] = useState(chosen);
  const [isPending, setIsPending] = useState(false);
  const all = useMemo(() => found.map(({ application_id }) => application_id), [found]);
  const selected = all.filter((id) => chosen.has(id));

  function choose(next: ReadonlySet<ResumeId>) {
    setChosen(next);
    startTransition(() => setDrawn(next));
  }

  // Rows that are changed may be none of those that the list shows any more.
  function change(ids: readonly ResumeId[], meaning: Meaning) {
    const at = all.findIndex((id) => ids.includes(id));
    const near = ids.length === 1 ? [at, at + 1, at - 1].flatMap((place) => all[place] ?? []) : [];
    catchLostFocus(() => findControl(shownPart, near));
    void setState(ids, meaning);
  }
  const changeLast = useEffectEvent(change);
  const actions = useRef<RowActions>({
    select(id, isSelected) {
      const toggled = (now: ReadonlySet<ResumeId>) =>
        new Set(isSelected ? [...now, id] : [...now].filter((each) => each !== id));
      setChosen(toggled);
      setDrawn(toggled);
    },
    setState: (ids, meaning) => changeLast(ids, meaning),
  });

  function clear() {
    catchLostFocus(() => findControl(shownPart));
    choose(NONE);
  }

  async function handleDelete() {
    setIsPending(true);
    await deletePursuits(selected);
    setIsPending(false);
    clear();
  }

  return {
    selected: drawn,
    actions: actions.current,
    bar: {
      count: selected.length,
      areAll: selected.length === all.length,
      onSelectAll: (areAll: boolean) => choose(areAll ? new Set(all) : NONE),
      onClear: clear,
      onState: (meaning: Meaning) => change(selected, meaning),
      onDelete: () => void handleDelete(),
      isPending,
    },
  };
}

const NONE: ReadonlySet<ResumeId> = new Set();
