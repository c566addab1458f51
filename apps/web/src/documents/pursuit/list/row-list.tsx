import type { ListedPursuit } from '@shortlist/contracts';
import { en } from '@shortlist/messages';
import { memo, useMemo } from 'react';
import { dayHere } from '#platform/day-here.ts';
import { useWords } from '#platform/language/use-words.ts';
import { PursuitRow, type RowActions } from './pursuit-row.tsx';
import { useNearGroup, useNearGroups } from './use-near-group.ts';

/** Rows that are drawn together: few enough that no press waits for them. */
const GROUP = 16;

/** Groups that are drawn at once: about what a window shows. Those near it follow in slices. */
const FIRST = 1;

type RowListProps = {
  rows: readonly ListedPursuit[];
  selected: ReadonlySet<string>;
  actions: RowActions;
};

/** The rows; of many those in sight and near it, with room for all others: what all rows of thousands cost is paid with each press. */
export function RowList({ rows, selected, actions }: RowListProps) {
  const words = useWords(en.applications);
  const today = dayHere();
  const groups = useMemo(() => groupRows(rows), [rows]);
  const watch = useNearGroups();
  return (
    <ul aria-label={words.title} className="border-hairline border-t">
      {groups.map(({ start, rows: grouped }) => (
        <RowGroup
          key={start}
          count={rows.length}
          {...{ start, rows: grouped, selected, today, actions, watch }}
        />
      ))}
    </ul>
  );
}

function groupRows(rows: readonly ListedPursuit[]) {
  const starts = Array.from({ length: Math.ceil(rows.length / GROUP) }, (_, at) => at * GROUP);
  return starts.map((start) => ({ start, rows: rows.slice(start, start + GROUP) }));
}

type RowGroupProps = RowListProps & {
  /** Place of its first row in the list. */
  start: number;
  /** Rows of the list. */
  count: number;
  today: string;
  watch: ReturnType<typeof useNearGroups>;
};

const RowGroup = memo(function RowGroup(props: RowGroupProps) {
  const { rows, start, count, selected, today, actions, watch } = props;
  const { isNear, height, ref } = useNearGroup(watch, rows.length, start < FIRST * GROUP);
  if (!isNear) return <li ref={ref} aria-hidden style={{ blockSize: height }} />;
  return rows.map((row, at) => (
    <PursuitRow
      key={row.application_id}
      ref={at === 0 || at === rows.length - 1 ? ref : undefined}
      row={row}
      place={start + at + 1}
      count={count}
      isSelected={selected.has(row.application_id)}
      today={today}
      actions={actions}
    />
  ));
});
