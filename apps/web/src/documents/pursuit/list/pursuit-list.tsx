import type { ListedPursuit } from '@shortlist/contracts';
import { en } from '@shortlist/messages';
import type { ResumeId } from '@shortlist/model';
import {
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
  const selection = useSelection(found);
  return (
    <>
      <ListTools rows={rows} found={found.length} asked={asked} onAsk={ask} />
      {found.length === 0 ? (
        <div className="mt-8 flex flex-col items-start gap-4">
          <p className="text-lg text-muted">{words.nothingFound}</p>
          <Button onClick={() => ask({ search: '', meanings: [] })}>{words.showAll}</Button>
        </div>
      ) : (
        <div className="mt-3">
          <SelectionBar {...selection.bar} />
          <RowList
            key={key}
            rows={found}
            selected={selection.selected}
            actions={selection.actions}
          />
        </div>
      )}
    </>
  );
}

function findRows(rows: readonly ListedPursuit[], asked: Asked): readonly ListedPursuit[] {
  const { search, meanings, sort } = asked;
  const inState = rows.filter(({ meaning }) => meanings.length === 0 || meanings.includes(meaning));
  return sortRows(searchRows(inState, search), sort);
}

/** The rows that are selected, of those that the list shows, and what is done with them. */
function useSelection(found: readonly ListedPursuit[]) {
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

  const change = useEffectEvent(setState);
  const actions = useRef<RowActions>({
    select(id, isSelected) {
      const toggled = (now: ReadonlySet<ResumeId>) =>
        new Set(isSelected ? [...now, id] : [...now].filter((each) => each !== id));
      setChosen(toggled);
      setDrawn(toggled);
    },
    setState: (ids, meaning) => void change(ids, meaning),
  });

  async function handleDelete() {
    setIsPending(true);
    catchLostFocus();
    await deletePursuits(selected);
    setIsPending(false);
    choose(NONE);
  }

  return {
    selected: drawn,
    actions: actions.current,
    bar: {
      count: selected.length,
      areAll: selected.length === all.length,
      onSelectAll: (areAll: boolean) => choose(areAll ? new Set(all) : NONE),
      onClear: () => choose(NONE),
      onState: (meaning: ListedPursuit['meaning']) => void setState(selected, meaning),
      onDelete: () => void handleDelete(),
      isPending,
    },
  };
}

const NONE: ReadonlySet<ResumeId> = new Set();
