import type { ListedPursuit } from '@shortlist/contracts';
import { en } from '@shortlist/messages';
import { memo, useMemo } from 'react';
import { dayHere } from '#platform/day-here.ts';
import { useWords } from '#platform/language/use-words.ts';
import { PursuitRow, type RowActions } from './pursuit-row.tsx';
import { useNearGroup } from './use-near-group.ts';

/** Rows that are drawn together: few enough that no press waits for them. */
const GROUP = 16;

/** Groups that are drawn at once: more than a window shows. */
const FIRST = 3;

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
  return (
    <ul aria-label={words.title} className="border-hairline border-t">
      {groups.map(({ start, rows: grouped }) => (
        <RowGroup
          key={start}
          isFirst={start < FIRST * GROUP}
          {...{ rows: grouped, selected, today, actions }}
        />
      ))}
    </ul>
  );
}

function groupRows(rows: readonly ListedPursuit[]) {
  const starts = Array.from({ length: Math.ceil(rows.length / GROUP) }, (_, at) => at * GROUP);
  return starts.map((start) => ({ start, rows: rows.slice(start, start + GROUP) }));
}

type RowGroupProps = RowListProps & { isFirst: boolean; today: string };

const RowGroup = memo(function RowGroup(props: RowGroupProps) {
  const { rows, selected, isFirst, today, actions } = props;
  const { isNear, height, start, end } = useNearGroup(rows.length, isFirst);
  if (!isNear) return <li ref={start} aria-hidden style={{ blockSize: height }} />;
  function refAt(at: number) {
    if (at === 0) return start;
    return at === rows.length - 1 ? end : undefined;
  }
  return rows.map((row, at) => (
    <PursuitRow
      key={row.application_id}
      ref={refAt(at)}
      row={row}
      isSelected={selected.has(row.application_id)}
      today={today}
      actions={actions}
    />
  ));
});
