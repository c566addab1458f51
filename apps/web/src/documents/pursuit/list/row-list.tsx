import type { ListedPursuit } from '@shortlist/contracts';
import { en } from '@shortlist/messages';
import { startTransition, useEffect, useRef, useState } from 'react';
import { dayHere } from '#platform/day-here.ts';
import { useWords } from '#platform/language/use-words.ts';
import { PursuitRow, type RowActions } from './pursuit-row.tsx';

/** Rows that are drawn at a time: at first more than a window shows, then few enough that no press waits for them. */
const FIRST = 40;
const STEP = 16;

/** So far before the end of what is drawn, the next rows are. */
const AHEAD = '1200px';

type RowListProps = {
  rows: readonly ListedPursuit[];
  selected: ReadonlySet<string>;
  actions: RowActions;
};

/** The rows; of many those in sight, and others as they come near. Those that were drawn stay. */
export function RowList({ rows, selected, actions }: RowListProps) {
  const words = useWords(en.applications);
  const [count, setCount] = useState(FIRST);
  const today = dayHere();
  const drawn = rows.slice(0, count);
  return (
    <ul aria-label={words.title} className="border-hairline border-t">
      {drawn.map((row) => (
        <PursuitRow
          key={row.application_id}
          row={row}
          isSelected={selected.has(row.application_id)}
          today={today}
          actions={actions}
        />
      ))}
      {count < rows.length && (
        <More key={count} onNear={() => startTransition(() => setCount(count + STEP))} />
      )}
    </ul>
  );
}

/** The end of what is drawn; says when it comes near. */
export function More({ onNear }: { onNear: () => void }) {
  const end = useRef<HTMLLIElement>(null);
  const near = useRef(onNear);
  near.current = onNear;
  useEffect(() => {
    if (!end.current) return undefined;
    const observer = new IntersectionObserver(
      (entries) => entries.at(-1)?.isIntersecting && near.current(),
      { rootMargin: `${AHEAD} 0px`, scrollMargin: `${AHEAD} 0px` },
    );
    observer.observe(end.current);
    return () => observer.disconnect();
  }, []);
  return <li ref={end} aria-hidden className="h-px" />;
}
