/** Where a row of a list stands: its top and height in CSS pixels. */
export type Slot = { top: number; height: number };

/**
 * How far each row is shifted while the row at `from` is dragged to position `to`: the rows between close up, and the
 * row itself stands where it would fall.
 */
export function offsetsOf(slots: readonly Slot[], from: number, to: number): number[] {
  const row = slots[from];
  const step = stepOf(slots, from);
  return slots.map((_, at) => {
    if (at === from) return row ? fallOf(slots, row, from, to) : 0;
    if (at > from && at <= to) return -step;
    return at < from && at >= to ? step : 0;
  });
}

/** The height of the row with the gap below it. */
function stepOf(slots: readonly Slot[], from: number): number {
  const [first, second] = slots;
  const gap = first && second ? second.top - first.top - first.height : 0;
  return (slots[from]?.height ?? 0) + gap;
}

function fallOf(slots: readonly Slot[], row: Slot, from: number, to: number): number {
  const target = slots[to] ?? row;
  const fromTop = target.top - row.top;
  return to > from ? fromTop + target.height - row.height : fromTop;
}

/** The position that a row falls to once it is dragged `by` pixels: past the middle of a row it takes its position. */
export function positionAt(slots: readonly Slot[], from: number, by: number): number {
  const row = slots[from];
  if (!row) return from;
  const [top, bottom] = [row.top + by, row.top + row.height + by];
  const middle = ({ top: start, height }: Slot) => start + height / 2;
  const above = slots.findIndex((slot, at) => at < from && top < middle(slot));
  if (above >= 0) return above;
  return slots.findLastIndex((slot, at) => at === from || (at > from && bottom > middle(slot)));
}

/** A drag that ends at the first and the last row of the list. */
export function keepWithin(slots: readonly Slot[], from: number, by: number): number {
  const least = offsetsOf(slots, from, 0)[from] ?? 0;
  const most = offsetsOf(slots, from, slots.length - 1)[from] ?? 0;
  return Math.min(Math.max(by, least), most);
}
